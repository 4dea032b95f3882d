interface Subject {
  before: string;
  after: string;
  /** The message, for a question that needs no more words. */
  message?: string;
}

/** The contact page's path with a subject for its form, and the work that the message is about. */
export function contactUrl(
  {before, after, message}: Subject,
  {handle, title}: {handle: string; title: string},
): string {
  const subject = before + title + after;
  return `/contact?${new URLSearchParams({subject, work: handle, ...(message && {message})})}`;
}
