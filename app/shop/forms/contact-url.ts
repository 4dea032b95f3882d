/**
 * The path of the contact page with a subject for its form, the handle of the work that it is about and, for a question
 * that needs no more words, a message.
 */
export function contactUrl(
  subject: string,
  fields: {work?: string; message?: string} = {},
): string {
  return `/contact?${new URLSearchParams({subject, ...fields})}`;
}
