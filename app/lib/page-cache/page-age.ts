/** Until then a page is given as it is. */
export const FRESH_MS = 5_000;
/** Until then it is given as it is too, and rendered anew behind the visitor's back. */
export const STALE_MS = 10_000;
/** Until then it is rendered anew first, but a slow storefront is not waited for: see `PATIENCE_MS`. */
export const LATE_MS = 40_000;
/** How long a visitor waits for the new rendering of a page that is late. Shopify answers in about half of that. */
export const PATIENCE_MS = 200;
/** After that long a page no longer stands in for one that cannot be rendered. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * - `fresh`, `stale`, `late`: as the limits above say.
 * - `past`: shown only where the storefront fails and there is nothing better.
 *
 * What the artist changes is seen within a minute whatever happens: a page that is given may be 40 s old, a browser's copy
 * of it 5 s more, and a storefront is waited for 6 s; the queries of a page that is kept never come from a cache. A work
 * that was sold 10 s ago is seen sold by whoever comes to a quiet shop, where each visit finds the page late; in a busy one
 * the page is 5 s old and no older than the visit before.
 */
export type PageAge = 'fresh' | 'stale' | 'late' | 'past';

export interface AgingPage {
  /** When its rendering began, in epoch milliseconds. */
  renderedAtMs: number;
  /** The first launch that it does not know of yet, in epoch milliseconds; null when it names none. */
  endsAtMs: number | null;
}

/** How old a page is at `nowMs`. At a launch that it announces it is past, however young. */
export function pageAge({renderedAtMs, endsAtMs}: AgingPage, nowMs: number): PageAge {
  const ageMs = nowMs - renderedAtMs;
  const isOver = endsAtMs !== null && nowMs >= endsAtMs;
  if (isOver || ageMs < 0 || ageMs >= LATE_MS) return 'past';
  if (ageMs < FRESH_MS) return 'fresh';
  return ageMs < STALE_MS ? 'stale' : 'late';
}

const WRITTEN_INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?/g;

/**
 * The first instant after `afterMs` that `text` names or that is `known`, in epoch milliseconds; null when there is none. A
 * page carries its products' launches as Shopify writes them; that it may name other instants besides costs one rendering.
 */
export function nextInstant(
  text: string,
  known: readonly number[],
  afterMs: number,
): number | null {
  const written = (text.match(WRITTEN_INSTANT) ?? []).map((instant) => Date.parse(instant));
  const ahead = [...known, ...written].filter((instant) => instant > afterMs);
  return ahead.length > 0 ? ahead.reduce((first, instant) => Math.min(first, instant)) : null;
}
