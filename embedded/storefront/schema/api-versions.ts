/** A version of the Storefront API, by the handle in its URL. */
export interface ApiVersion {
  handle: string;
  /** Shopify's schema of the version, a file of an installed package. */
  schema: string;
}

/** The version of the shop and of Hydrogen's last skeleton on Remix. */
const OLDEST: ApiVersion = {
  handle: '2025-07',
  schema: '@shopify/hydrogen-react/storefront.schema.json',
};

/** The version of Hydrogen's skeleton on React Router. */
const LATEST: ApiVersion = {
  handle: '2026-04',
  schema: 'hydrogen-react-2026-04/storefront.schema.json',
};

/** The latest schema, plus the fields that only Hydrogen requests from `unstable`. */
const UNSTABLE: ApiVersion = {handle: 'unstable', schema: LATEST.schema};

/**
 * The version that responds to a request for `handle`. As at Shopify, a version that has ended falls forward to the
 * oldest supported one.
 */
export function findApiVersion(handle: string): ApiVersion {
  if (handle === UNSTABLE.handle) return UNSTABLE;
  return handle <= OLDEST.handle ? OLDEST : LATEST;
}
