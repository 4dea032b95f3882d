/** Downloads, `mailto:` links and fetcher forms fire the same events, and the page stays open. */
const LEAVE_LIMIT_MS = 30_000;

type LeaveEvents = Pick<EventTarget, 'addEventListener'>;

/**
 * Returns a function: whether the visitor is leaving the page or submitting a form. A reload at that moment would
 * cancel the visitor's navigation.
 */
export function observeLeaving(page: LeaveEvents, nowMs: () => number): () => boolean {
  let leftAtMs = -Infinity;
  // Safari on iOS does not fire `beforeunload`.
  for (const sign of ['beforeunload', 'pagehide', 'submit']) {
    page.addEventListener(sign, () => {
      leftAtMs = nowMs();
    });
  }
  // Restored from the back/forward cache.
  page.addEventListener('pageshow', () => {
    leftAtMs = -Infinity;
  });
  return () => nowMs() - leftAtMs < LEAVE_LIMIT_MS;
}
