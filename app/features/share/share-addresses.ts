/** The shared page. */
export interface Shared {
  /** Absolute URL. */
  address: string;
  title: string;
  /** Absolute URL; undefined without a picture. */
  picture?: string;
}

/** The addresses of the share row's links; `pin` is null without a picture. */
export function shareLinks(shared: Shared): {pin: string | null; mail: string} {
  const {picture} = shared;
  return {pin: picture ? pinAddress(shared, picture) : null, mail: mailAddress(shared)};
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
