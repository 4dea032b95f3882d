import {plainPage} from './plain-page';

/** Whether a path has invalid percent-encoding (`/%E0%A4%A`). Remix matches no route for it, and logs three lines. */
export function isMalformedPath({url}: Request): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return false;
  } catch {
    return true;
  }
}

/** A 404 with a link to the shop. */
export function respondMalformedPath(): Response {
  return plainPage({
    status: 404,
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'There is nothing at this address.',
    link: 'Return to Home',
  });
}
