/** The cart panel's code: fetched once, by the first who asks. */
export function loadCartPanel() {
  return import('./CartPanel');
}

/** Has it there before it is opened; what does not arrive is asked for again then. */
export function prefetchCartPanel(): void {
  loadCartPanel().catch(() => {});
}
