/** The receiving server will never accept this message. */
export class PermanentFault extends Error {
  override name = "PermanentFault";
}
