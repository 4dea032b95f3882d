import {BARE_SECURITY_POLICY} from './content-security-policy';

const YEAR_S = 365 * 24 * 60 * 60;

/** Powers that no page of the shop asks for, so that nothing which slipped into one can. */
const UNUSED_POWERS = [
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
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Who may show an answer in a page of his own: the shop alone, unless the answer says otherwise, as a share picture does. */
const EMBEDDING = 'Cross-Origin-Resource-Policy';

/**
 * The answer under the headers that every answer of the worker wears, whatever it is. A page brings its own content security
 * policy; what brings none gets the one under which nothing works. A 304 stays without: the browser would put it in place of
 * the policy of the copy that it holds.
 */
export function withSecurityHeaders(response: Response, request: Request): Response {
  // What came out of a cache or from `fetch` cannot be changed.
  const answer = new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
  for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
  if (!answer.headers.has(EMBEDDING)) answer.headers.set(EMBEDDING, 'same-origin');
  if (answer.status !== 304 && !answer.headers.has('Content-Security-Policy')) {
    answer.headers.set('Content-Security-Policy', BARE_SECURITY_POLICY);
  }
  // Not for subdomains: the shop cannot know what else the artist keeps on her domain.
  if (new URL(request.url).protocol === 'https:') {
    answer.headers.set('Strict-Transport-Security', `max-age=${YEAR_S}`);
  }
  return answer;
}
