/** The shared page. */
export interface Shared {
  /** Absolute URL. */
  address: string;
  title: string;
  /** Absolute URL; undefined without a picture. */
  picture?: string;
}

/** The links of a share row. They are data: a product's loader makes them, and its page has no code for them. */
export interface ShareLinks {
  address: string;
  title: string;
  /** Null without a picture. */
  pin: string | null;
  mail: string;
}

export function shareLinks(shared: Shared): ShareLinks {
  const {address, title, picture} = shared;
  const pin = picture ? pinAddress(shared, picture) : null;
  return {address, title, pin, mail: mailAddress(shared)};
}

/** Pinterest's create page with URL, description and picture. */
function pinAddress({address, title}: Shared, picture: string): string {
  const parameters = new URLSearchParams({url: address, description: title, media: picture});
  return `https://www.pinterest.com/pin/create/button/?${parameters}`;
}

/** A `mailto:` URL. Without `URLSearchParams`, as mail programs would show its plus signs. */
function mailAddress({address, title}: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
