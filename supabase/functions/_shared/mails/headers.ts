/** Prevents out-of-office and other automatic replies (RFC 3834). */
export const AUTO_REPLY_HEADERS = {'Auto-Submitted': 'auto-replied'} as const;

/**
 * Prevents threading: every email from the forms has the same sender, and Gmail would merge two strangers' 'Hello' into
 * one conversation. https://resend.com/docs/dashboard/emails/custom-headers
 */
export function preventThreading(id: string): Record<string, string> {
  return {'X-Entity-Ref-ID': id};
}

/**
 * One-click unsubscribe (RFC 8058, RFC 2369). The URL accepts a POST without a login. The email address is for clients
 * that support nothing else.
 */
export function oneClickUnsubscribe(unsubscribeUrl: string, email: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>, <mailto:${email}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
