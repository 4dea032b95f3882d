/** What is passed on. */
export interface Shared {
  /** Absolute, as the visitor's friends will open it. */
  address: string;
  title: string;
  /** Absolute; none for a work without a picture. */
  picture?: string;
}

/** Pinterest's own form, filled in. */
export function pinAddress({address, title, picture}: Shared): string {
  const parameters = new URLSearchParams({url: address, description: title});
  if (picture) parameters.set('media', picture);
  return `https://www.pinterest.com/pin/create/button/?${parameters}`;
}

/** A letter with the link in it. A form's plus sign for a space would stand in it as one. */
export function mailAddress({address, title}: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
