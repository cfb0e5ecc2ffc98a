/** An error whose message is a whole explanation for the operator, who is shown no stack. */
export class OperatorError extends Error {}
