import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';
import {
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {languageOfLocale} from '../../../supabase/functions/_shared/languages';
import {HOME_COUNTRY, SHIPS_TO_COUNTRIES} from '../schema/markets';
import type {GraphqlRequest} from './execute-request';

export interface BuyerContext {
  country: CountryCode;
  language: LanguageCode;
}

/**
 * The buyer's country and language from the `@inContext` of a request's operation. A country that the shop doesn't ship
 * to becomes Canada, and a language that it doesn't have becomes its own.
 */
export function buyerContextOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  {operationName, variables}: Pick<GraphqlRequest, 'operationName' | 'variables'>,
): BuyerContext {
  const named = inContextOf(schema, document, operationName, variables);
  const country = SHIPS_TO_COUNTRIES.find((one) => one === named?.country) ?? HOME_COUNTRY;
  const language = languageOfLocale(String(named?.language ?? '')).toUpperCase();
  return {country: country as CountryCode, language: language as LanguageCode};
}

/** Undefined also for an invalid request: its execution returns the errors. */
function inContextOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Readonly<Record<string, unknown>>,
) {
  const directive = schema.getDirective('inContext');
  const operation = getOperationAST(document, operationName);
  if (!directive || !operation) return undefined;
  const {coerced} = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return coerced && getDirectiveValues(directive, operation, coerced);
}
