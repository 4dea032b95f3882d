/** An error that the operator of the shop can fix. Its message says how, and is printed without a stack. */
export class OperatorError extends Error {}
