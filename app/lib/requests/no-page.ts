/** Shared responses of routes that accept posts and render no page. */

/** For their loaders. */
export function noPage(): Response {
  return new Response('Not Found', {status: 404});
}

/** For browsers that need only the status. */
export function emptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});
}
