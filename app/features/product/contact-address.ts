/** The contact page's path with a subject for its form. */
export function contactAddress(subject: string): string {
  return `/contact?${new URLSearchParams({subject})}`;
}
