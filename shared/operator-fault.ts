/** A failure that only the operator can fix; the message says in one line what is wrong and how to fix it. */
export class OperatorFault extends Error {}
