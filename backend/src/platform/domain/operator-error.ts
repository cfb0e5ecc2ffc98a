/** An error whose message explains everything to the operator, without a stack. */
export class OperatorError extends Error {}
