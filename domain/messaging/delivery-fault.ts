/** The other side will never take this message. */
export class PermanentFault extends Error {
  override name = "PermanentFault";
}
