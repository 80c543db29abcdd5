// `npm run build`: installs and builds what is missing, without starting anything.
import { build, install, root } from "./prepare.mjs";

process.chdir(root);
install();
build();
