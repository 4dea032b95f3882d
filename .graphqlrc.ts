import type {IGraphQLConfig} from 'graphql-config';

/** What editors check the documents against: the schema that `codegen.ts` generates from. */
const config: IGraphQLConfig = {
  schema: 'node_modules/@shopify/hydrogen-react/storefront.schema.json',
  documents: ['app/**/*.{ts,tsx}'],
};

export default config;
