/** The loader of a route that accepts posts and renders no page. */
export function noPage(): Response {
  return new Response('Not Found', {status: 404});
}
