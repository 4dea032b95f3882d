/** Longer paths are a scanner's, and would fill the log. */
const LOGGED_LENGTH = 500;

/** The 404 page is answered; its path is logged (specification, section 2). */
export function logNotFound(request: Request): void {
  console.warn(notFoundEntry(request.url));
}

/**
 * One line of JSON about an address that leads nowhere: its path as it was asked for, still encoded, so that no line break or
 * other control character gets into the log, and without its query, which may hold what is nobody's business.
 */
export function notFoundEntry(url: string): string {
  const {pathname} = new URL(url);
  return JSON.stringify({event: 'not-found', status: 404, path: pathname.slice(0, LOGGED_LENGTH)});
}
