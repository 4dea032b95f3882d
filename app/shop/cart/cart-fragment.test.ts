import {Kind, parse, visit} from 'graphql';
import {expect, it} from 'vitest';
import {CART_MUTATE_FRAGMENT} from './cart-fragment';

/** The paths of all fields that the fragment selects, such as `cost.totalAmount.amount`. Resolves spread fragments. */
function selectedPaths(): string[] {
  const document = parse(CART_MUTATE_FRAGMENT);
  const [cart] = document.definitions;
  const paths: string[] = [];
  const path: string[] = [];
  visit(cart!, {
    Field: {
      enter({name}) {
        path.push(name.value);
        paths.push(path.join('.'));
      },
      leave() {
        path.pop();
      },
    },
    [Kind.FRAGMENT_SPREAD]: {
      enter({name}) {
        const spread = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value,
        );
        return spread && 'selectionSet' in spread ? spread.selectionSet : undefined;
      },
    },
  });
  return paths;
}

it('asks for every field of a remote cart that the specification names', () => {
  expect(selectedPaths()).toEqual(
    expect.arrayContaining([
      'id',
      'checkoutUrl',
      'totalQuantity',
      'cost.totalAmount.amount',
      'cost.totalAmount.currencyCode',
      'lines.nodes.id',
      'lines.nodes.quantity',
      'lines.nodes.merchandise.id',
      'lines.nodes.merchandise.title',
      'lines.nodes.merchandise.price.amount',
      'lines.nodes.merchandise.price.currencyCode',
      'lines.nodes.merchandise.product.title',
      'lines.nodes.merchandise.product.handle',
    ]),
  );
});
