const GOOGLE = /^_ga($|_)/;

/**
 * Deletes the cookies of Google Analytics on every domain where it may have set them. The shop itself sets no cookies.
 */
export function deleteGoogleCookies(): void {
  const cookies = document.cookie;
  for (const entry of cookies.split('; ')) {
    const [name = ''] = entry.split('=');
    if (!GOOGLE.test(name)) continue;
    for (const domain of ['', ...domainsAbove(window.location.hostname)]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
    }
  }
}

/** `['www.shop.ca', 'shop.ca']` for 'www.shop.ca': a domain and its parent domains. */
export function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join('.'));
}
