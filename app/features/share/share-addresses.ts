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
  pin: string;
  mail: string;
}

export function shareLinks(shared: Shared): ShareLinks {
  const {address, title} = shared;
  return {address, title, pin: pinAddress(shared), mail: mailAddress(shared)};
}

/** Pinterest's create page with URL, description and picture. */
function pinAddress({address, title, picture}: Shared): string {
  const parameters = new URLSearchParams({url: address, description: title});
  if (picture) parameters.set('media', picture);
  return `https://www.pinterest.com/pin/create/button/?${parameters}`;
}

/** A `mailto:` URL. Without `URLSearchParams`, as mail programs would show its plus signs. */
function mailAddress({address, title}: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
