import pg from "pg";
import { getDatabaseAddress, type DatabaseAddress } from "./database-address.ts";

/** What a connection's server is. `timeline` grows by one whenever a standby becomes the primary; `null` where it cannot be known. */
interface ServerState {
  takesWrites: boolean;
  timeline: number | null;
  cluster: string | null;
}

interface ChoiceOptions {
  /** Told in one sentence what the operator has to know: that the primary changed, or that a former one still takes writes. */
  report?: (event: string) => void;
  /** `false` for a pooler that does not keep track of prepared statements: they are sent without their names. */
  keepsStatements?: boolean;
}

const readOnlyTransaction = "25006";
const unknownState: ServerState = { takesWrites: true, timeline: null, cluster: null };

const askForState = `select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as "takesWrites",
  case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline,
  (select system_identifier::text from pg_control_system()) as cluster`;

/**
 * The driver's client, for one pool, that chooses among the servers of an address, and keeps no connection to one that has become
 * something else: one that takes no writes any more, or a former primary after a standby took over. When all connections lead to a
 * former primary that still runs, nothing shows it: such a server has to be fenced.
 */
export function chooseServer(url: string, options: ChoiceOptions = {}): { Client: new (config?: pg.ClientConfig) => pg.Client } {
  const choice = new ServerChoice(getDatabaseAddress(url), options);
  return {
    Client: class extends CheckedClient {
      constructor(config: pg.ClientConfig = {}) {
        super(choice, config);
      }
    },
  };
}

/** By address, the place of the server that took a connection last: one entry for each address that the program was given. */
const lastChosen = new Map<string, number>();

/** What the connections of one pool know of their servers together. */
class ServerChoice {
  readonly address: DatabaseAddress;
  readonly keepsStatements: boolean;
  readonly #report: (event: string) => void;
  readonly #open = new Map<pg.Client, ServerState>();
  #current = 0;
  #newest: ServerState = unknownState;

  constructor(address: DatabaseAddress, { report = () => {}, keepsStatements = true }: ChoiceOptions) {
    this.address = address;
    this.keepsStatements = keepsStatements;
    this.#report = report;
    this.#current = lastChosen.get(address.name) ?? 0;
  }

  get server(): string {
    return this.address.servers[this.#current] ?? "";
  }

  moveOn(from: string): void {
    if (this.server === from) this.#current = (this.#current + 1) % this.address.servers.length;
  }

  /** Throws when the client's server is not, or no longer, the one that is written to. */
  admit(client: pg.Client, state: ServerState): void {
    if (this.address.needsPrimary && !state.takesWrites)
      throw Object.assign(new Error("the server takes no writes"), { code: readOnlyTransaction });
    if (state.timeline !== null) this.#compare(state, state.timeline);
    this.#open.set(client, state);
    client.once("end", () => this.#open.delete(client));
    lastChosen.set(this.address.name, this.#current);
  }

  #compare(state: ServerState, timeline: number): void {
    const { timeline: newest, cluster } = this.#newest;
    if (newest === timeline && cluster === state.cluster) return;
    if (newest !== null && cluster === state.cluster && timeline < newest) {
      this.#report(
        `a former primary of the database (timeline ${timeline}, that of the present one is ${newest}) still takes connections; it has to be fenced, or what is written there is lost`,
      );
      throw new Error("the server is a former primary of the database");
    }
    if (newest !== null) this.#report(`the database has another primary now (timeline ${timeline}, before it ${newest})`);
    this.#newest = state;
    for (const [client, was] of this.#open) if (was.timeline !== timeline || was.cluster !== state.cluster) cutOff(client);
  }
}

class CheckedClient extends pg.Client {
  readonly #choice: ServerChoice;
  readonly #server: string;

  constructor(choice: ServerChoice, config: pg.ClientConfig) {
    const { server } = choice;
    super({ ...config, connectionString: server });
    this.#choice = choice;
    this.#server = server;
    if (!choice.keepsStatements) sendWithoutNames(this);
    // A connection that breaks; whoever waits for its answer is told by the query itself.
    this.on("error", () => {});
    this.connection.on("errorMessage", ({ code }: { code?: string }) => {
      if (code !== readOnlyTransaction) return;
      choice.moveOn(server);
      // After the query has been told of its failure.
      setImmediate(() => cutOff(this));
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: (error: never, client: never) => void): Promise<pg.Client> | void {
    const connected = this.#connectChecked();
    if (!callback) return connected;
    const tell: unknown = callback;
    if (typeof tell !== "function") return;
    void connected.then(
      () => void tell(null, this),
      (error: unknown) => void tell(error),
    );
  }

  async #connectChecked(): Promise<pg.Client> {
    try {
      await super.connect();
      this.#choice.admit(this, await this.#readState());
      return this;
    } catch (error) {
      this.#choice.moveOn(this.#server);
      cutOff(this);
      throw error;
    }
  }

  /** Other engines that speak PostgreSQL's protocol may not know one of the functions. */
  async #readState(): Promise<ServerState> {
    try {
      const { rows } = await this.query<ServerState>(askForState);
      return rows[0] ?? unknownState;
    } catch (error) {
      if (error instanceof pg.DatabaseError && !isGone(error)) return unknownState;
      throw error;
    }
  }
}

/** Ended by an operator (class 57), or with a broken connection (class 08). */
function isGone({ code = "" }: pg.DatabaseError): boolean {
  return code.startsWith("57") || code.startsWith("08");
}

function cutOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

/** Named statements are planned once for each connection, which a pooler has to repeat on each of its own. */
function sendWithoutNames(client: pg.Client): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") return;
  Reflect.set(client, "query", (first: unknown, ...more: unknown[]): unknown => {
    const isNamed = typeof first === "object" && first !== null && "name" in first && !("submit" in first);
    return Reflect.apply(query, client, [isNamed ? { ...first, name: undefined } : first, ...more]);
  });
}
