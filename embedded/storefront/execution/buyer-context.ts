import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';
import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';
import {HOME_COUNTRY, LANGUAGE, SHIPS_TO_COUNTRIES} from '../schema/shop-settings';

export interface BuyerContext {
  country: CountryCode;
  language: LanguageCode;
  /** Whether the operation named a context; Shopify then repeats the one it used in the answer's extensions. */
  isNamed: boolean;
}

/**
 * For whom an operation is answered, by its `@inContext`. A country that the shop does not deliver to is answered as
 * Canada, and every language as English, the only one that the shop is written in.
 */
export function buyerContextOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): BuyerContext {
  const directive = schema.getDirective('inContext');
  const named = directive && getDirectiveValues(directive, operation, variables);
  const country = SHIPS_TO_COUNTRIES.find((one) => one === named?.country) ?? HOME_COUNTRY;
  return {
    country: country as CountryCode,
    language: LANGUAGE as LanguageCode,
    isNamed: named !== undefined && named !== null,
  };
}
