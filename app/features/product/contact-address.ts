/** The contact page's path with a subject for its form, and the work that the message is about. */
export function contactAddress(subject: string, handle: string): string {
  return `/contact?${new URLSearchParams({subject, work: handle})}`;
}
