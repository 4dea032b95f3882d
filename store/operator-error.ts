/** An error that the operator of the shop can fix. Its message explains how, and is printed without a stack. */
export class OperatorError extends Error {}
