const seen = new Set<string>();

/** Whether this view is new, however often its page renders. `view` identifies the history entry and what is shown. */
export function isFirstView(view: string): boolean {
  if (seen.has(view)) return false;
  seen.add(view);
  return true;
}
