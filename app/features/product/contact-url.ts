/** The contact page's path with a subject for its form, and the work that the message is about. */
export function contactUrl(
  subject: {before: string; after: string},
  {handle, title}: {handle: string; title: string},
): string {
  const words = subject.before + title + subject.after;
  return `/contact?${new URLSearchParams({subject: words, work: handle})}`;
}
