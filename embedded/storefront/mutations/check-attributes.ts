import type {AttributeInput} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartUserError} from './cart-payload';

/** A user error for each attribute without a key; `path` is the list's path in the arguments. */
export function checkAttributes(
  attributes: readonly AttributeInput[] | null | undefined,
  path: readonly string[],
): CartUserError[] {
  return (attributes ?? []).flatMap(({key}, position): CartUserError[] =>
    key.trim()
      ? []
      : [
          {
            code: 'INVALID',
            field: [...path, String(position), 'key'],
            message: "Key can't be blank",
          },
        ],
  );
}
