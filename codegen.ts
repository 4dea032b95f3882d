import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';

/** Shopify's own 2025-07 schema: hydrogen-react 2025.7 includes it, Hydrogen 2025.4 would bring 2025-04. */
const STOREFRONT_SCHEMA = 'node_modules/@shopify/hydrogen-react/storefront.schema.json';

const config: CodegenConfig = {
  overwrite: true,
  documents: ['app/**/*.{ts,tsx}'],
  // Hydrogen types it by its functions, and the code generator by its strings.
  pluckConfig: pluckConfig as object,
  generates: {
    'storefrontapi.generated.d.ts': {
      preset,
      schema: STOREFRONT_SCHEMA,
      presetConfig: {
        importTypes: {
          namespace: 'StorefrontAPI',
          from: '@shopify/hydrogen-react/storefront-api-types',
        },
      },
    },
  },
};

export default config;
