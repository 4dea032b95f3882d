/** An error in an input, as Shopify returns it beside the payload. */
export interface UserError {
  field: readonly string[] | null;
  message: string;
  elementKey?: string;
}

/** Thrown by a mutation that rejects its input. Its payload then has only these errors. */
export class InvalidInput extends Error {
  constructor(readonly userErrors: readonly UserError[]) {
    super(userErrors.map(({message}) => message).join(', '));
  }
}

/** Rejects the input of a mutation for a single reason. */
export function reject(field: UserError['field'], message: string): never {
  throw new InvalidInput([{field, message}]);
}

/** Rejects the input of a mutation if it has any errors. */
export function rejectIfAny(userErrors: readonly UserError[]): void {
  if (userErrors.length > 0) throw new InvalidInput(userErrors);
}
