import type {CountryCode, LanguageCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {GraphQLResolveInfo} from 'graphql';
import type {Catalogue} from '../catalogue/types';
import type {Clock} from '../clock';
import type {Database} from '../database/database';

/** The context that graphql-js passes to every resolver of a request. */
export interface StorefrontContext {
  catalogue: Catalogue;
  database: Database;
  clock: Clock;
  /** The origin of the request, for the pictures and the hosted checkout: `http://localhost:3001`. */
  origin: string;
  /** The shop's own URL, for its pages, menus and policies: `http://localhost:3000`. */
  shopOrigin: string;
  /** The buyer's country from `@inContext`, or Canada. Decides the currency of prices, but a cart's is always CAD. */
  country: CountryCode;
  language: LanguageCode;
}

/**
 * One field's resolver. Declared as a method, so that each resolver may declare its own argument type: graphql-js has
 * already validated the arguments.
 */
interface FieldResolver<Source> {
  resolve(
    source: Source,
    args: object,
    context: StorefrontContext,
    info: GraphQLResolveInfo,
  ): unknown;
}

/** The resolvers of one GraphQL type by field name; other fields are read from the source by name. */
export type ResolversOf<Source> = Record<string, FieldResolver<Source>['resolve']>;
