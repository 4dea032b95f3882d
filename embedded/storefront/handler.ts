import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';
import {
  type DocumentNode,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
} from 'graphql';
import {languageOfLocale} from '../../supabase/functions/_shared/languages';
import {createCatalogueByLanguage} from '../catalogue/translations';
import type {Catalogue} from '../catalogue/types';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import type {StorefrontContext} from './context';
import {
  createExecutor,
  type ExecuteRequest,
  type GraphqlRequest,
} from './execution/execute-request';
import {preflightResponse, readGraphqlRequest, storefrontResponse} from './http';
import {findApiVersion, type ApiVersion} from './schema/api-versions';
import {HOME_COUNTRY, SHIPS_TO_COUNTRIES} from './schema/markets';
import {createStorefrontSchema} from './schema/storefront-schema';

export interface StorefrontApiDependencies {
  catalogue: Catalogue;
  /** Stores the carts. */
  database: Database;
  clock: Clock;
  /** The access token of callers, public or private. */
  token: string;
  /** The shop's own URL, without a trailing slash. */
  shopOrigin: string;
}

interface Executor {
  schema: GraphQLSchema;
  execute: ExecuteRequest<StorefrontContext>;
}

/** The path of the API in any version. */
export const STOREFRONT_PATH = /^\/api\/(unstable|\d{4}-\d{2})\/graphql\.json$/;
/** Both headers are accepted; Hydrogen sends the second from a server. */
const TOKEN_HEADERS = ['X-Shopify-Storefront-Access-Token', 'Shopify-Storefront-Private-Token'];

const NOT_FOUND = {errors: 'Not Found'};
const UNAUTHORIZED = {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]};
const NO_QUERY = {errors: {query: 'Required parameter missing or invalid'}};

/**
 * Creates the embedded Storefront API: a function from web request to web response that never throws on invalid
 * requests.
 *
 * @see https://shopify.dev/docs/api/storefront/2025-07
 */
export function createStorefrontApi(
  dependencies: StorefrontApiDependencies,
): (request: Request) => Promise<Response> {
  const {catalogue, database, clock, token, shopOrigin} = dependencies;
  const executorOf = createExecutors();
  const catalogueIn = createCatalogueByLanguage(catalogue);

  return async (request) => {
    const {pathname, origin} = new URL(request.url);
    const handle = STOREFRONT_PATH.exec(pathname)?.[1];
    if (!handle) return storefrontResponse(404, NOT_FOUND);
    const version = findApiVersion(handle);
    const respond = (status: number, body: object) =>
      storefrontResponse(status, body, version.handle);
    if (request.method === 'OPTIONS') return preflightResponse(request);
    if (request.method !== 'POST') return respond(404, NOT_FOUND);
    const isAllowed = TOKEN_HEADERS.some((name) => request.headers.get(name) === token);
    if (!isAllowed) return respond(401, UNAUTHORIZED);
    const graphql = await readGraphqlRequest(request);
    if (!graphql) return respond(400, NO_QUERY);
    const {schema, execute} = executorOf(version);
    const result = await execute(graphql, (document) => {
      const buyer = buyerContextOf(schema, document, graphql);
      return {
        ...buyer,
        catalogue: catalogueIn(languageOfLocale(buyer.language)),
        database,
        clock,
        origin,
        shopOrigin,
      };
    });
    return respond(200, result);
  };
}

/** The schema of a version is built on first use: most storefronts use only one. */
function createExecutors() {
  const executors = new Map<ApiVersion, Executor>();
  return (version: ApiVersion): Executor => {
    const known = executors.get(version);
    if (known) return known;
    const schema = createStorefrontSchema(version);
    const made = {schema, execute: createExecutor<StorefrontContext>(schema)};
    executors.set(version, made);
    return made;
  };
}

/**
 * The buyer's country and language from the `@inContext` of a request's operation. A country that the shop doesn't ship
 * to becomes Canada, and a language that it doesn't have becomes its own.
 */
function buyerContextOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  request: GraphqlRequest,
): Pick<StorefrontContext, 'country' | 'language'> {
  const named = inContextOf(schema, document, request);
  const country = SHIPS_TO_COUNTRIES.find((one) => one === named?.country) ?? HOME_COUNTRY;
  const language = languageOfLocale(String(named?.language ?? '')).toUpperCase();
  return {country: country as CountryCode, language: language as LanguageCode};
}

/** Undefined even for an invalid request: its execution returns the errors. */
function inContextOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  {operationName, variables}: GraphqlRequest,
) {
  const directive = schema.getDirective('inContext');
  const operation = getOperationAST(document, operationName);
  if (!directive || !operation) return undefined;
  const {coerced} = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return coerced && getDirectiveValues(directive, operation, coerced);
}
