const MODULE_PRELOAD = '<link rel="modulepreload"';

/**
 * Gives Remix's module preloads a low priority, so that the page's largest picture, which a visitor waits for, does not share
 * the connection with code that runs after it. In production alone: React's development build reports the added attribute.
 */
export function lowerModulePreloads(html: string): string {
  return html.replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);
}
