import {plainPage} from './plain-page';

/** `.` of a regular expression matches none of these, and so not even the splat route does. */
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * Whether a path has invalid percent-encoding (`/%E0%A4%A`) or a line break. Remix matches no route for it; it logs three lines,
 * or renders its error's stack.
 */
export function isMalformedPath({url}: Request): boolean {
  try {
    return LINE_BREAK.test(decodeURIComponent(new URL(url).pathname));
  } catch {
    return true;
  }
}

/** A 404 with a link to the shop. */
export function respondMalformedPath(request: Request): Response {
  return plainPage(request, 404, ({notFound}) => notFound);
}
