/** The side menu's code: fetched once, by the first who asks. */
export function loadSideMenu() {
  return import('./MobileMenuAside');
}

/** Has it there before it is opened; what does not arrive is asked for again then. */
export function prefetchSideMenu(): void {
  loadSideMenu().catch(() => {});
}
