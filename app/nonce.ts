import { createContext } from "react";

/** Known while rendering on the server only: browsers hide a nonce from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
