import {BARE_SECURITY_POLICY} from './content-security-policy';

const YEAR_S = 365 * 24 * 60 * 60;

/** Browser features that no page uses, disabled for injected code as well. */
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
  // For browsers without support for `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A response may set its own: a private page tells no other page its address, and other sites may embed a share picture. */
const DEFAULT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Adds the security headers to any response of the worker. A page has its own content security policy; a response
 * without one gets the policy that allows nothing. A 304 gets none: the browser would replace the cached page's policy
 * with it.
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
  // Without `includeSubDomains`: the artist may run other sites on subdomains.
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
