import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {VisitorConsent} from 'hydrogen-react-2026-04/storefront-api-types';
import {getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode} from 'graphql';
import {HOME_COUNTRY, LANGUAGES, SHIPS_TO_COUNTRIES} from '../schema/shop-settings';

export interface BuyerContext {
  country: CountryCode;
  language: LanguageCode;
  visitorConsent: VisitorConsent | null;
  /** Whether the operation has an `@inContext`; Shopify then returns the context in the extensions. */
  isNamed: boolean;
}

/**
 * The buyer's country, language and consent of an operation's `@inContext`. A country that the shop does not ship to becomes
 * Canada, and a language that the shop does not speak its own.
 */
export function buyerContextOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): BuyerContext {
  const directive = schema.getDirective('inContext');
  const named = directive && getDirectiveValues(directive, operation, variables);
  const country = SHIPS_TO_COUNTRIES.find((one) => one === named?.country) ?? HOME_COUNTRY;
  const language = LANGUAGES.find((one) => one === named?.language) ?? LANGUAGES[0];
  return {
    country: country as CountryCode,
    language: language as LanguageCode,
    visitorConsent: (named?.visitorConsent as VisitorConsent | null | undefined) ?? null,
    isNamed: named !== undefined && named !== null,
  };
}
