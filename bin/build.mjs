// `npm run build`: installs and builds what is missing, and starts nothing.
import { build, install, root } from "./prepare.mjs";

process.chdir(root);
install();
build();
