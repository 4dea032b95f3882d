/** An error that whoever runs the shop can mend; its message says how and is printed without a stack. */
export class OperatorError extends Error {}
