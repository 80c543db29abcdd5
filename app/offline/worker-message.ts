/** The message of a page to the worker: its own address and those of its files. */
export interface WorkerMessage {
  page: string;
  assets: string[];
}
