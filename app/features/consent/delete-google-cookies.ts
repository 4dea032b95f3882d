/**
 * Deletes the cookies of Google Analytics on every domain where it may have set them. The shop itself sets no cookies.
 */
export function deleteGoogleCookies(): void {
  for (const [name] of document.cookie.matchAll(/\b_ga(_\w+)?(?==)/g)) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
    for (const domain of parentDomains(window.location.hostname)) {
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`;
    }
  }
}

/** `['www.shop.ca', 'shop.ca', 'ca']` for 'www.shop.ca'. Browsers ignore the last one. */
export function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}
