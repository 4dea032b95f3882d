const GOOGLE = /^_ga($|_)/;

/** Removes what Google Analytics set, on whichever of the page's domains it did. The shop's own code sets none. */
export function deleteGoogleCookies(): void {
  const jar = document.cookie;
  for (const entry of jar.split('; ')) {
    const [name = ''] = entry.split('=');
    if (!GOOGLE.test(name)) continue;
    for (const domain of ['', ...domainsAbove(window.location.hostname)]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
    }
  }
}

/** 'www.shop.ca' and 'shop.ca' of the first: a domain and those that it stands under. */
export function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, at) => labels.slice(at).join('.'));
}
