/** What routes that take posts and render no page respond alike. */

/** Their loader. */
export function noPage(): Response {
  return new Response('Not Found', {status: 404});
}

/** To browsers that want no more than the status. */
export function emptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}
