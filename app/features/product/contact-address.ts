/** The contact page, with that subject in its form. */
export function contactAddress(subject: string): string {
  return `/contact?${new URLSearchParams({subject})}`;
}
