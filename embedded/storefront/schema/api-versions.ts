/** A version of the Storefront API, by the handle in its address. */
export interface ApiVersion {
  handle: string;
  /** Shopify's schema of the version, a file of an installed package. */
  schema: string;
}

/** The versions with a schema of their own, the oldest first, as Shopify publishes them with hydrogen-react. */
const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [
  {handle: '2025-07', schema: '@shopify/hydrogen-react/storefront.schema.json'},
  {handle: '2025-10', schema: 'hydrogen-react-2025-10/storefront.schema.json'},
  {handle: '2026-01', schema: 'hydrogen-react-2026-01/storefront.schema.json'},
  {handle: '2026-04', schema: 'hydrogen-react-2026-04/storefront.schema.json'},
];

const [OLDEST] = API_VERSIONS;
const LATEST = API_VERSIONS.at(-1) ?? OLDEST;

/** What Shopify is still working on: the latest schema, and what Hydrogen asks of `unstable` alone. */
const UNSTABLE: ApiVersion = {handle: 'unstable', schema: LATEST.schema};

/**
 * The version that answers a request for `handle`, null in an address without one. As at Shopify, a version that has
 * ended falls forward to the oldest living one, and so does one that never was; one that is yet to come gets the latest.
 *
 * @see https://shopify.dev/docs/api/usage/versioning
 */
export function findApiVersion(handle: string | null): ApiVersion {
  if (handle === UNSTABLE.handle) return UNSTABLE;
  if (handle === null) return OLDEST;
  return API_VERSIONS.find((version) => version.handle >= handle) ?? LATEST;
}

/** The list of `publicApiVersions`. */
export function describeApiVersions(): {displayName: string; handle: string; supported: boolean}[] {
  return [
    ...API_VERSIONS.map(({handle}) => ({
      displayName: handle === LATEST.handle ? `${handle} (Latest)` : handle,
      handle,
      supported: true,
    })),
    {displayName: UNSTABLE.handle, handle: UNSTABLE.handle, supported: false},
  ];
}
