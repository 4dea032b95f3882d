import type {GraphQLResolveInfo} from 'graphql';
import type {StorefrontContext} from '../context';

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
