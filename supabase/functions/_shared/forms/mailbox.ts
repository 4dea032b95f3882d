/** Gmail's other domain. */
const SAME_DOMAINS: Readonly<Record<string, string>> = {'googlemail.com': 'gmail.com'};

/**
 * The mailbox behind an address, for the limits: capitals, a `+tag` and dots before the @ don't make a different one.
 * If a provider distinguishes dots, two of its mailboxes share a limit. Never used for storing or mailing.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  return `${name.replaceAll('.', '')}@${SAME_DOMAINS[domain] ?? domain}`;
}
