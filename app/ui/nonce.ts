import { createContext } from "react";

/** Known only while rendering on the server, because browsers hide nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
