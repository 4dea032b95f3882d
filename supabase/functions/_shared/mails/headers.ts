/** Keeps holiday notices and other robots from answering (RFC 3834). */
export const AUTOMATIC = {'Auto-Submitted': 'auto-replied'} as const;

/**
 * Every mail from the forms has the same sender, and Gmail would fold two strangers' 'Hello' into one conversation.
 * https://resend.com/docs/dashboard/emails/custom-headers
 */
export function onItsOwn(id: string): Record<string, string> {
  return {'X-Entity-Ref-ID': id};
}

/**
 * One click in the mail program takes the reader off the list (RFC 8058, RFC 2369). The address answers a post with no
 * login; the mail address is for programs that know no other way.
 */
export function oneClickUnsubscribe(unsubscribeUrl: string, email: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>, <mailto:${email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
