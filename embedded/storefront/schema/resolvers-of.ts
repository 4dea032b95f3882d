import type {GraphQLResolveInfo} from 'graphql';
import type {StorefrontContext} from '../context';

/**
 * One field's resolver. Declared as a method so that each may name its own argument type: graphql-js has already
 * checked the arguments against the schema when it is called.
 */
interface FieldResolver<Source> {
  resolve(
    source: Source,
    args: object,
    context: StorefrontContext,
    info: GraphQLResolveInfo,
  ): unknown;
}

/** The resolvers of one GraphQL type by field name; a field that is left out is read off the source by its name. */
export type ResolversOf<Source> = Record<string, FieldResolver<Source>['resolve']>;
