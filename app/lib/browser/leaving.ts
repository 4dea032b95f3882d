/** A download and a mail program's address begin as a leave does, and the page stays; so does a form that is sent in place. */
const LEAVE_LIMIT_MS = 30_000;

type LeaveEvents = Pick<EventTarget, 'addEventListener'>;

/**
 * Watches from now on whether the visitor is leaving the page, or sending a form of it; the answer is a function. A page
 * that loaded itself anew then would break off what the visitor asked for.
 */
export function watchLeaving(page: LeaveEvents, nowMs: () => number): () => boolean {
  let leftAtMs = -Infinity;
  // Safari on a phone knows no `beforeunload`.
  for (const sign of ['beforeunload', 'pagehide', 'submit']) {
    page.addEventListener(sign, () => {
      leftAtMs = nowMs();
    });
  }
  // Back again, from the browser's cache of pages.
  page.addEventListener('pageshow', () => {
    leftAtMs = -Infinity;
  });
  return () => nowMs() - leftAtMs < LEAVE_LIMIT_MS;
}
