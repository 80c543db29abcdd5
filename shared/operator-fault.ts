/** Something that only the operator can mend; the message is the one line that tells what and how. */
export class OperatorFault extends Error {}
