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

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': UNUSED_FEATURES.map((power) => `${power}=()`).join(', '),
  // For browsers without support for `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A response may set its own: a private page tells no other page its address. */
const REFERRER_POLICY = 'Referrer-Policy';

/** Which sites may embed a response: only this one, unless the response sets the header, as a share picture does. */
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/**
 * Adds the security headers to any response of the worker. A page has its own content security policy; a response
 * without one gets the policy that allows nothing. A 304 gets none: the browser would replace the cached page's policy
 * with it.
 */
export function withSecurityHeaders(response: Response, request: Request): Response {
  // Responses from a cache or from `fetch` have immutable headers.
  const secured = new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
  for (const [name, value] of Object.entries(HEADERS)) secured.headers.set(name, value);
  if (!secured.headers.has(REFERRER_POLICY)) {
    secured.headers.set(REFERRER_POLICY, 'strict-origin-when-cross-origin');
  }
  if (!secured.headers.has(RESOURCE_POLICY)) secured.headers.set(RESOURCE_POLICY, 'same-origin');
  if (secured.status !== 304 && !secured.headers.has('Content-Security-Policy')) {
    secured.headers.set('Content-Security-Policy', BARE_SECURITY_POLICY);
  }
  // Without `includeSubDomains`: the artist may run other sites on subdomains.
  if (new URL(request.url).protocol === 'https:') {
    secured.headers.set('Strict-Transport-Security', `max-age=${YEAR_S}`);
  }
  return secured;
}
