import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { connectDatabase } from "../connect.server.ts";
import { migrateDatabase } from "../migrate.ts";
import { writeRows } from "#tests/support/rows-of-every-table.ts";
import { openPictureStore, type PictureStore } from "../picture-store.ts";
import { makeIdentity } from "./encryption.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const migrated = { template: "template_giftwright" };
const migrationsFolder = "db/migrations";
const superuserUrl = inject("superuserUrl");
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "giftwright-backup-"));
});

afterAll(() => rm(home, { recursive: true, force: true }));

interface Place {
  databaseUrl: string;
  outbox: string;
  pictures: PictureStore;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** A database and a folder of their own; empty unless it is a copy of another. */
async function openPlace({ template = "template0" } = {}): Promise<Place> {
  const name = `backup_${randomBytes(6).toString("hex")}`;
  const server = new pg.Client({ connectionString: superuserUrl });
  await server.connect();
  await server.query(`create database ${name} template ${template}`);
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  onTestFinished(async () => {
    await pool.end();
    await server.query(`drop database ${name}`);
    await server.end();
  });
  const query: Place["query"] = async (text, values) => (await pool.query(text, values)).rows;
  const pictures = openPictureStore({ bucket: null, folder: join(home, name, "media") });
  return { databaseUrl: url.href, outbox: join(home, name, "outbox"), pictures, query };
}

const nameFile = () => join(home, `${randomBytes(6).toString("hex")}.backup`);

async function backUp(place: Place, { withSessions = false, recipients = [] as string[] } = {}): Promise<string> {
  return await backUpTo(place, nameFile(), { withSessions, recipients });
}

async function backUpTo(place: Place, file: string, { withSessions = false, recipients = [] as string[] } = {}): Promise<string> {
  await writeBackup({ ...place, file, withSessions, recipients });
  return file;
}

const restore = (file: string, place: Place, { mayReplace = false, identityFile = null as string | null } = {}) =>
  restoreBackup({ ...place, file, migrationsFolder, mayReplace, identityFile });

const addSecret = (name: string, text: string) => `insert into server_secrets (name, value) values ('${name}', '${text}')`;

test("every row comes back as it was, whatever stands in it", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  const awkward = "tab\tline\nback\\slash \\. quote' 礼物 🎁";
  await source.query(
    `insert into auth_users (email, user_metadata) values ('ann@example.org', '${JSON.stringify({ awkward }).replaceAll("'", "''")}')`,
  );
  await source.query(`insert into auth_users (email, created_at) values (null, '2026-05-03T10:11:12.123456Z')`);
  const all = "select * from auth_users order by created_at";

  await restore(await backUp(source), target);

  expect(await target.query(all)).toEqual(await source.query(all));
  expect((await target.query(all)).map((row) => row["email"])).toContain("ann@example.org");
});

test("a backup that cannot read the outbox fails and leaves no file", async () => {
  const source = await openPlace(migrated);
  const file = nameFile();
  await mkdir(dirname(source.outbox), { recursive: true });
  // A file in its place is unreadable as a folder, for every user.
  await writeFile(source.outbox, "");

  await expect(backUpTo(source, file, { withSessions: true })).rejects.toThrow(`the outbox ${source.outbox} cannot be read`);
  expect(await readdir(home)).not.toContain(basename(file));
});

test("files of the outbox and waiting jobs come along, jobs that are over do not", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  // A restored place has the tables of the jobs.
  const first = await openPlace();
  await restore(await backUp(source), first);
  await mkdir(first.outbox, { recursive: true });
  await writeFile(join(first.outbox, "a-mail.eml"), "Subject: Hello\r\n\r\nHello");
  await writeFile(join(first.outbox, "half.eml.part"), "Subj");
  await first.query("select pgboss.create_queue('mail', '{\"policy\": \"standard\"}')");
  await first.query(
    `insert into pgboss.job (name, data, state, policy) values ('mail', '{"to": "ann"}', 'created', 'standard'), ('mail', '{}', 'completed', 'standard')`,
  );

  await restore(await backUp(first, { withSessions: true }), target);

  expect(await target.query("select name, data, state from pgboss.job")).toEqual([{ name: "mail", data: { to: "ann" }, state: "created" }]);
  expect(await readdir(target.outbox)).toEqual(["a-mail.eml"]);
  expect(await readFile(join(target.outbox, "a-mail.eml"), "utf8")).toBe("Subject: Hello\r\n\r\nHello");
});

test("a backup holds nothing that signs anybody in, unless it is asked for", async () => {
  const [source, without, withThem] = [await openPlace(migrated), await openPlace(), await openPlace()];
  await writeRows(source);
  await mkdir(source.outbox, { recursive: true });
  await writeFile(join(source.outbox, "a-mail.eml"), "https://gifts.example/auth/v1/verify?token=abc");

  await restore(await backUp(source), without);
  await restore(await backUp(source, { withSessions: true }), withThem);

  const count = async ({ query }: Place) =>
    (
      await query(`select (select count(*)::int from auth_sessions) as sessions, (select count(*)::int from auth_one_time_tokens) as tokens,
        (select count(*)::int from auth_flow_states) as flows, (select count(*)::int from auth_factors) as factors`)
    )[0];
  expect(await count(without)).toEqual({ sessions: 0, tokens: 0, flows: 0, factors: 1 });
  expect(await count(withThem)).toEqual({ sessions: 1, tokens: 1, flows: 1, factors: 1 });
  expect(await readdir(without.outbox).catch(() => [])).toEqual([]);
  expect(await readdir(withThem.outbox)).toEqual(["a-mail.eml"]);
});

async function makeKey() {
  const { identity, recipient } = await makeIdentity();
  const identityFile = `${nameFile()}.key`;
  await writeFile(identityFile, `# public key: ${recipient}\n${identity}\n`);
  return { identityFile, recipient };
}

test("an encrypted backup is opened with its key alone", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  await source.query(addSecret("words", "that nobody else reads"));
  const [own, spare, foreign] = [await makeKey(), await makeKey(), await makeKey()];

  const file = await backUp(source, { recipients: [own.recipient, spare.recipient] });

  expect((await readFile(file)).includes(Buffer.from([0x1f, 0x8b, 0x08]))).toBe(false);
  await expect(restore(file, target)).rejects.toThrow("this backup is encrypted; name the file of its key with --identity");
  await expect(restore(file, target, { identityFile: foreign.identityFile })).rejects.toThrow("cannot be decrypted with the key");
  await expect(restore(file, target, { identityFile: file })).rejects.toThrow("holds no identity of age");
  await restore(file, target, { identityFile: spare.identityFile });
  expect(await target.query("select value from server_secrets where name = 'words'")).toEqual([{ value: "that nobody else reads" }]);
});

test("an encrypted backup that was changed is refused, and the place stays empty", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  const { identityFile, recipient } = await makeKey();
  const file = await backUp(source, { recipients: [recipient] });
  const content = await readFile(file);
  content.writeUInt8(content.readUInt8(content.length - 9) ^ 1, content.length - 9);
  await writeFile(file, content);

  await expect(restore(file, target, { identityFile })).rejects.toThrow(/damaged/);

  expect(await target.query("select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
});

test("what is no recipient is refused before anything is written", async () => {
  const source = await openPlace(migrated);
  const file = nameFile();

  await expect(backUpTo(source, file, { recipients: ["age1wrong"] })).rejects.toThrow("age1wrong is no recipient of age");

  await expect(readFile(file)).rejects.toThrow("ENOENT");
});

test("what is written meanwhile is in the backup as a whole or not at all", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  await source.query("insert into rate_limits (key, points, expire) select 'old-' || n, n, null from generate_series(1, 60000) n");
  const writer = connectDatabase(source.databaseUrl, () => {});
  const over = new AbortController();
  let pairs = 0;
  const writing = (async () => {
    while (!over.signal.aborted) {
      pairs += 1;
      await writer.pool.query(
        `with one as (${addSecret(`pair-${pairs}`, "x")}) insert into rate_limits (key, points, expire) values ('pair-${pairs}', 1, null)`,
      );
    }
  })();

  const file = await backUp(source);
  over.abort();
  await writing;
  await writer.close();
  await restore(file, target);

  const names = (table: string, column: string) =>
    target.query(`select ${column} as name from ${table} where ${column} like 'pair-%' order by 1`);
  const kept = await names("rate_limits", "key");
  expect(kept).toEqual(await names("server_secrets", "name"));
  expect(kept.length).toBeLessThan(pairs);
});

test("a place that is not empty is refused and left as it is; a word of force replaces it", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace(migrated)];
  await source.query(addSecret("from", "source"));
  await target.query(addSecret("from", "target"));
  await target.query("create table of_others (id int)");
  const file = await backUp(source);

  await expect(restore(file, target)).rejects.toThrow("there is a Giftwright in this database already; nothing was changed");
  expect(await target.query("select value from server_secrets")).toEqual([{ value: "target" }]);
  await restore(file, target, { mayReplace: true });

  expect(await target.query("select value from server_secrets")).toEqual([{ value: "source" }]);
  expect(await target.query("select * from of_others")).toEqual([]);
});

test("a database that a running product has open is refused", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace(migrated)];
  const running = connectDatabase(target.databaseUrl, () => {});
  await running.pool.query("select 1");

  await expect(restore(await backUp(source), target, { mayReplace: true })).rejects.toThrow("a Giftwright is running on this database");

  await running.close();
});

test("a backup of an older schema is brought up to date", async () => {
  const older = join(home, "older-migrations");
  await cp(migrationsFolder, older, { recursive: true });
  const journal = JSON.parse(await readFile(join(older, "meta", "_journal.json"), "utf8"));
  await writeFile(join(older, "meta", "_journal.json"), JSON.stringify({ ...journal, entries: journal.entries.slice(0, -2) }));
  const [source, target] = [await openPlace(), await openPlace()];
  await migrateDatabase(source.databaseUrl, older);
  await source.query(addSecret("kept", "through"));

  await restore(await backUp(source), target);

  expect(await target.query("select value from server_secrets")).toEqual([{ value: "through" }]);
  expect(await target.query("select count(*)::int as seen from drizzle.__drizzle_migrations")).toEqual([{ seen: journal.entries.length }]);
});

/** The backup with its text changed, as damage or another version would. */
async function rewrite(file: string, change: (content: Buffer) => Buffer): Promise<string> {
  const rewritten = nameFile();
  await pipeline(Readable.from([change(gunzipSync(await readFile(file)))]), createGzip(), createWriteStream(rewritten));
  return rewritten;
}

test.each<[string, (content: Buffer) => Buffer, RegExp]>([
  ["that breaks off", (content) => content.subarray(0, content.length - 40), /breaks off/],
  ["of something else", () => Buffer.from("PK\n"), /no backup of Giftwright/],
  ["of a newer format", (content) => Buffer.from(content.toString().replace('"version":2', '"version":3')), /newer version/],
  ["of an unknown schema", (content) => Buffer.from(content.toString().replace(/"hash":"..../, '"hash":"beef')), /another version/],
  [
    "whose rows are fewer than it says",
    (content) => Buffer.from(content.toString().replace('"table-end","rows":1}', '"table-end","rows":2}')),
    /has 1 rows instead of 2/,
  ],
  [
    "whose files would lie elsewhere",
    (content) => Buffer.from(content.toString().replace('{"kind":"end"}', '{"kind":"file","name":"../x","bytes":0}')),
    /damaged/,
  ],
])("a backup %s is refused, and the place stays empty", async (_what, change, reason) => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  await source.query(addSecret("one", "row"));
  const file = await rewrite(await backUp(source), change);

  await expect(restore(file, target)).rejects.toThrow(reason);

  expect(await target.query("select relname from pg_class where relnamespace = 'public'::regnamespace")).toEqual([]);
});

test("a file that is no archive at all is refused, and one that is there is not written over", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  const file = nameFile();
  await writeFile(file, "plain words");

  await expect(restore(file, target)).rejects.toThrow("cannot be unpacked");
  await expect(backUpTo(source, file)).rejects.toThrow("is there already");
  await expect(backUpTo(source, join(home, "nowhere", "x.backup"))).rejects.toThrow("there is no such folder");
  expect(await readFile(file, "utf8")).toBe("plain words");
});

test("a database that cannot be reached is told in one line, without its password", async () => {
  const usual = { withSessions: false, pictures: null, recipients: [], identityFile: null };
  const places = { ...usual, databaseUrl: "postgres://ann:secret@127.0.0.1:9/gifts", outbox: home, file: nameFile() };
  const reason = /^the database 127\.0\.0\.1:9\/gifts cannot be used: nothing answers there/;

  await expect(writeBackup(places)).rejects.toThrow(reason);
  await expect(restoreBackup({ ...places, migrationsFolder, mayReplace: false })).rejects.toThrow(reason);
});

test("the files of pictures come back, but for those of deleted ones", async () => {
  const [source, target] = [await openPlace(migrated), await openPlace()];
  const [kept, deleted] = ["0123456789abcdef01234567-50x40", "76543210fedcba9876543210-50x40"];
  for (const name of [kept, deleted]) {
    await source.query("insert into pictures (name, title, width, height, bytes, digest) values ($1, $1, 50, 40, 3, $1)", [name]);
    await source.pictures.put(`${name}/50.webp`, new Uint8Array([1, 10, 255]), "image/webp");
  }
  await source.query("update pictures set deleted_at = now() where name = $1", [deleted]);

  const summary = await restore(await backUp(source), target);

  expect(summary.pictures).toBe(1);
  expect(await target.pictures.get(`${kept}/50.webp`)).toEqual(new Uint8Array([1, 10, 255]));
  expect(await target.pictures.get(`${deleted}/50.webp`)).toBeNull();
});
