/** Gmail's other name. */
const SAME_DOMAINS: Readonly<Record<string, string>> = {'googlemail.com': 'gmail.com'};

/**
 * The mailbox behind an address, for the limits: capitals, a `+tag` and dots before the @ do not make another. Where a
 * provider does tell dots apart, two of its mailboxes share one limit. Never for what is stored or mailed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  return `${name.replaceAll('.', '')}@${SAME_DOMAINS[domain] ?? domain}`;
}
