/** The version of the Universal Commerce Protocol (https://ucp.dev) that the shop implements. */
export const UCP_VERSION = '2026-08-25';

/** The path of the only endpoint, below the language. */
const UCP_PATH = '/api/ucp/mcp';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;

export const CAPABILITIES = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  permalink: 'dev.ucp.shopping.permalink',
} as const;

/**
 * The profile at `/.well-known/ucp`, where assistants find the catalogue. It lists no payment handler: people buy on
 * the shop's pages.
 */
export function ucpProfile(origin: string) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            version: UCP_VERSION,
            transport: 'mcp',
            spec: `${SPECIFICATION}/specification/overview`,
            schema: `${SPECIFICATION}/services/shopping/mcp.openrpc.json`,
            endpoint: origin + UCP_PATH,
          },
        ],
      },
      capabilities: {
        [CAPABILITIES.search]: [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/shopping/catalog/search`,
            schema: `${SPECIFICATION}/schemas/shopping/catalog_search.json`,
          },
        ],
        [CAPABILITIES.lookup]: [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/shopping/catalog/lookup`,
            schema: `${SPECIFICATION}/schemas/shopping/catalog_lookup.json`,
          },
        ],
        [CAPABILITIES.permalink]: [
          {
            version: UCP_VERSION,
            spec: `${SPECIFICATION}/specification/permalink`,
            schema: `${SPECIFICATION}/schemas/shopping/permalink.json`,
            config: {endpoint: `${origin}/buy`},
          },
        ],
      },
      payment_handlers: {},
    },
  };
}
