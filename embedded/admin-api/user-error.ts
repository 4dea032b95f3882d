/** An error in an input, as Shopify returns it beside the payload. */
export interface UserError {
  field: readonly string[] | null;
  message: string;
  elementKey?: string;
}

export function userError(field: readonly string[] | null, message: string): UserError {
  return {field, message};
}
