/**
 * The contact page's path with the work that the message is about, a subject for its form and, for a question that
 * needs no more words, a message.
 */
export function contactUrl(
  subject: (title: string) => string,
  {handle, title}: {handle: string; title: string},
  message = '',
): string {
  const search = {subject: subject(title), work: handle, ...(message && {message})};
  return `/contact?${new URLSearchParams(search)}`;
}
