/** The shared page. */
export interface Shared {
  /** Absolute URL. */
  address: string;
  title: string;
  /** Absolute URL; undefined without a picture. */
  picture?: string;
}

/** Pinterest's create page with URL, description and picture. */
export function pinAddress({address, title, picture}: Shared): string {
  const parameters = new URLSearchParams({url: address, description: title});
  if (picture) parameters.set('media', picture);
  return `https://www.pinterest.com/pin/create/button/?${parameters}`;
}

/** A `mailto:` URL. Without `URLSearchParams`, as mail programs would show its plus signs. */
export function mailAddress({address, title}: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
