/** What a page tells its worker: its own address, and those of the files that it consists of. */
export interface WorkerMessage {
  page: string;
  assets: string[];
}
