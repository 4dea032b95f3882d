import {
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {measureOperation, type Weights} from './operation-cost';

/** Shopify's limit for requests without an access token, in its own points. */
export const TOKENLESS_MAX_COST = 1000;
/**
 * The most values that an operation may ask for. Shopify documents no limit for requests with a token; this one is
 * above the queries of stock storefronts (100 products with 250 variants each have some 400,000), and takes a second.
 */
const MAX_VALUES = 1_000_000;
/** Fields inside each other; introspection is limited by a validation rule of graphql-js. */
const MAX_DEPTH = 20;

/** @see https://shopify.dev/docs/api/usage/limits#cost-calculation */
const SHOPIFY: Weights = {leaf: 0, connection: 2, mutation: 10, nestedList: 1};
const VALUES: Weights = {leaf: 1, connection: 1, mutation: 0, nestedList: 4};

/**
 * The error of an operation that costs or nests too much, computed before anything is executed; null for any other. The
 * document must be valid and the variables coerced. `maxCost` is in Shopify's points.
 *
 * @see https://shopify.dev/docs/api/storefront#query-complexity-limit-for-tokenless-access
 */
export function checkQueryLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  maxCost: number,
): GraphQLError | null {
  const {cost, depth} = measureOperation(schema, document, operation, variables, SHOPIFY);
  if (depth > MAX_DEPTH) {
    return new GraphQLError(`Query has depth of ${depth}, which exceeds max depth of ${MAX_DEPTH}`);
  }
  if (cost > maxCost) return complexityExceeded(cost, maxCost);
  const values = measureOperation(schema, document, operation, variables, VALUES).cost;
  return values > MAX_VALUES ? complexityExceeded(values, MAX_VALUES) : null;
}

function complexityExceeded(cost: number, maxCost: number): GraphQLError {
  return new GraphQLError('Complexity exceeded', {
    extensions: {code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost},
  });
}
