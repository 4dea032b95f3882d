import {BARE_SECURITY_POLICY} from './content-security-policy';

const YEAR_S = 365 * 24 * 60 * 60;

/** Browser features that no page uses. They're disabled for injected code too. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // For browsers that don't support `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * A response may set its own: a private page doesn't reveal its URL to other pages, and other sites may embed a share
 * picture.
 */
const DEFAULT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Adds the security headers to a response of the worker. A page has its own content security policy. Any other response
 * gets the policy that allows nothing, except a 304: the browser would replace the cached page's policy with it.
 */
export function withSecurityHeaders(response: Response, request: Request): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  for (const [name, value] of Object.entries(DEFAULT_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (response.status !== 304 && !headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', BARE_SECURITY_POLICY);
  }
  // Without `includeSubDomains`, because the artist may run other sites on subdomains.
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', `max-age=${YEAR_S}`);
  }
  // Responses from a cache or from `fetch` have immutable headers.
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
