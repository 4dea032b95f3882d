import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Mail');
const WHERE = 'at Resend, Domains, copy the record to where your domain is';
/** Domain names that nobody can own (RFC 2606). */
const RESERVED = /\.(?:example|test|invalid|localhost)$|^example\.(?:com|net|org)$/;

/** SPF, DKIM and DMARC of the sender's domain, so that mailboxes trust the artist's emails. */
export function checkMailSender({isEmbedded, names}: ShopFacts): Finding | Finding[] {
  if (isEmbedded || !names) {
    return about.unseen(
      'Emails stay on this machine, in the mailbox of the embedded backend.',
      'Check again with the real store.',
    );
  }
  const {domain, spf, dkim, dmarc} = names.mail;
  if (RESERVED.test(domain)) {
    return about.mend(
      `Emails would come from ${domain}, which is the demo's domain.`,
      'Set your own address in supabase/functions/_shared/contracts/site.ts, or MAIL_FROM.',
    );
  }
  const findings = [
    ...(spf.length === 0
      ? [about.mend(`${domain} has no SPF record, so emails may land in spam.`, `SPF: ${WHERE}.`)]
      : []),
    ...(spf.some((record) => /\+all\b/.test(record))
      ? [
          about.mend(
            `The SPF record of ${domain} lets anyone send email in your name (+all).`,
            "End it with '~all'.",
          ),
        ]
      : []),
    ...(dkim.length === 0
      ? [
          about.mend(
            `${domain} has no DKIM key for Resend, so emails are unsigned.`,
            `DKIM: ${WHERE}.`,
          ),
        ]
      : []),
    ...(dmarc.length === 0
      ? [
          about.mend(
            `${domain} has no DMARC record: large email providers refuse emails to a list.`,
            `Add a TXT record _dmarc.${domain}: 'v=DMARC1; p=none; rua=mailto:you@${domain}'.`,
          ),
        ]
      : []),
  ];
  return findings.length > 0
    ? findings
    : about.fine(`${domain} has SPF, DKIM and DMARC, so only you can send email in its name.`);
}
