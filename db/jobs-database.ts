import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Line } from "./pooler.ts";
import { chooseServer } from "./server-choice.ts";

const applicationName = "giftwright jobs";
/** Longer than the upkeep of the queues takes, and not for ever: a server that stands still is left for the next one. */
const answersWithinMs = 15_000;
const shortestPauseMs = 500;
const longestPauseMs = 2_000;
const heartbeatMs = 5_000;

interface Executed {
  // oxlint-disable-next-line typescript/no-explicit-any -- as pg-boss declares it
  rows: any[];
}

/** What the library of the queues works on. */
export interface JobsDatabase {
  executeSql: (text: string, values?: unknown[]) => Promise<Executed>;
  /** Absent where a pooler stands in between: no notification would come through. */
  listen?: (channel: string, onNotification: (payload: string) => void, onReconnect: () => void) => Promise<{ close: () => Promise<void> }>;
  close: () => Promise<void>;
}

interface JobsOptions {
  line: Line;
  report: (error: Error) => void;
}

/** Two, for what takes a while and for all else; each that is open takes five megabytes of an idle server. */
const mostConnections = 2;

/** Connections of the queues' own, so that a full pool of requests holds up no mail. */
export function openJobsDatabase(url: string, { line, report }: JobsOptions): JobsDatabase {
  const { Client } = chooseServer(url, { keepsStatements: line.keepsStatements });
  const options = { connectionTimeoutMillis: 5_000, query_timeout: answersWithinMs, keepAlive: true, application_name: applicationName };
  const pool = new pg.Pool({ Client, max: mostConnections, ...options });
  pool.on("error", report);
  const listen: JobsDatabase["listen"] = async (channel, onNotification, onReconnect) => {
    const listener = new Listener({ open: () => new Client(options), channel, onNotification, onReconnect });
    await listener.start();
    return { close: () => listener.stop() };
  };
  return {
    executeSql: (text, values) => pool.query(text, values),
    close: () => pool.end(),
    ...(!line.isPooled && { listen }),
  };
}

interface Subscription {
  open: () => pg.Client;
  channel: string;
  onNotification: (payload: string) => void;
  onReconnect: () => void;
}

/** Holds one connection that listens, and another one whenever it is lost. */
class Listener {
  readonly #subscription: Subscription;
  readonly #stopping = new AbortController();
  #client: pg.Client | null = null;

  constructor(subscription: Subscription) {
    this.#subscription = subscription;
  }

  async start(): Promise<void> {
    const client = await this.#subscribe();
    void this.#keepUp(client);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    // A connection that is lost already has ended, too; here and below.
    await this.#client?.end().catch(() => {});
  }

  async #subscribe(): Promise<pg.Client> {
    const { open, channel, onNotification, onReconnect } = this.#subscription;
    const client = open();
    client.on("notification", ({ payload }) => payload !== undefined && onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    onReconnect();
    return client;
  }

  async #keepUp(first: pg.Client): Promise<void> {
    let client: pg.Client | null = first;
    let pauseMs = shortestPauseMs;
    while (!this.#stopping.signal.aborted) {
      if (client) await this.#untilLost(client);
      await wait(pauseMs, null, { ref: false });
      if (this.#stopping.signal.aborted) return;
      // Tried again after a longer pause.
      client = await this.#subscribe().catch(() => null);
      pauseMs = client ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  async #untilLost(client: pg.Client): Promise<void> {
    const ended = new Promise<false>((resolve) => client.once("end", () => resolve(false)));
    const isAnswered = () =>
      client.query("select 1").then(
        () => true,
        () => false,
      );
    while (await Promise.race([ended, wait(heartbeatMs, true, { ref: false })])) {
      if (!(await Promise.race([ended, isAnswered()]))) break;
    }
    void client.end().catch(() => {});
  }
}
