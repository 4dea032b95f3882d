/**
 * The origin under which the client reached the API: that of the request, or of the proxy in front of it
 * (`X-Forwarded-Host`, `X-Forwarded-Proto`). It only ever appears in the response to the same client.
 */
export function requestOrigin(request: Request): string {
  const {host, protocol, origin} = new URL(request.url);
  const forwardedHost = firstOf(request.headers.get('x-forwarded-host')) ?? host;
  const forwardedProtocol = firstOf(request.headers.get('x-forwarded-proto'));
  const scheme = /^https?$/.test(forwardedProtocol ?? '') ? `${forwardedProtocol}:` : protocol;
  const forwarded = `${scheme}//${forwardedHost}`;
  return URL.canParse(forwarded) ? new URL(forwarded).origin : origin;
}

/** Each proxy adds its own value at the end; the first is the client's. */
function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
}
