import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { good, note, wrong, type Finding } from "./finding.ts";

const gigabyte = 1_000_000_000;

/** Whether the data directory is usable by this user, private to this user, and has room. */
export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const path = resolve(dataDir);
  // Not there, or not for this user to see: the first start tells which.
  const found = await stat(path).catch(() => null);
  if (found === null)
    return [note(`DATA_DIR ${path} is not there yet; the first start makes it.`), ...(await checkRoom(await getExisting(path)))];
  if (!found.isDirectory()) return [wrong(`DATA_DIR ${path} is a file. Name a folder.`)];
  const isUsable = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isUsable)
    return [wrong(`DATA_DIR ${path} cannot be read and written by this user. Change its owner, or run as the one who owns it.`)];
  const isPrivate = (found.mode & 0o077) === 0;
  const mode = isPrivate
    ? good(`DATA_DIR ${path} is for its owner alone.`)
    : wrong(`DATA_DIR ${path} is open to others on this machine, and it holds passwords and mails. Run: chmod 700 ${path}`);
  return [mode, ...(await checkRoom(path))];
}

async function checkRoom(path: string): Promise<Finding[]> {
  const { bavail, blocks, bsize } = await statfs(path);
  return [describeRoom(path, { free: bavail * bsize, total: blocks * bsize })];
}

/** Sizes are in bytes. Complains when less than 1 GB is free, or less than 5 % and less than 20 GB. */
export function describeRoom(path: string, { free, total }: { free: number; total: number }): Finding {
  const room = `${(free / gigabyte).toFixed(1)} GB (${Math.floor((free / total) * 100)}%) are free where ${path} lies`;
  const isNearlyFull = free < gigabyte || (free < total / 20 && free < 20 * gigabyte);
  return isNearlyFull ? wrong(`Only ${room}. Writes fail when nothing is left: free some space.`) : good(`${room}.`);
}

async function getExisting(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : await getExisting(dirname(path));
}
