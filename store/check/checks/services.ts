import {type Check, warning, blocker, skipped} from '../check';
import type {HostFacts} from '../load/load-names';

const GUIDE = 'docs/going-live.md, section 4';
const RESEND = 'at Resend, Domains, copy the record to where your domain is';
/** Domain names that nobody can own (RFC 2606). */
const RESERVED = /\.(?:example|test|invalid|localhost)$|^example\.(?:com|net|org)$/;
/** Shopify's own host names and IP addresses, from its guide to custom domains. */
const SHOPIFY_NAME = /(?:^|\.)(?:shops\.)?myshopify\.com\.?$/;
const SHOPIFY_ADDRESS = /^23\.227\.38\.|^2620:0?127:f00f:/i;

/** The functions, the network, the mail and the domains. */
export const serviceChecks: readonly Check[] = [
  {
    subject: 'Forms',
    faults: ({forms}) =>
      forms
        ? [messageFault(forms.message.status), pictureFault(forms.picture)]
        : [
            warning(
              'Nothing receives what visitors send: contact messages, commissions and sign-ups fail.',
              `Set SUPABASE_URL and SUPABASE_ANON_KEY (${GUIDE}).`,
            ),
          ],
    passed: () => 'Messages and pictures are received.',
  },
  {
    // Visitors can't evade the limits per network.
    subject: 'Limits',
    faults: ({isEmbedded, trustsVisitorAddress}) => [
      !isEmbedded &&
        trustsVisitorAddress === null &&
        skipped('The limits per network weren’t tested.', 'Set SHOP_URL, then check again.'),
      trustsVisitorAddress &&
        blocker(
          'The shop trusts the network address that a visitor claims (oxygen-buyer-ip), so no limit per network holds.',
          'Check again in an hour, because several workers count separately. If it’s still so, don’t open the shop, and ask Shopify whether Oxygen drops that header.',
        ),
    ],
    passed: ({isEmbedded}) =>
      isEmbedded ? null : 'Limits per network hold, whatever address a visitor claims.',
  },
  {
    // Mailboxes trust the artist's emails because of these records.
    subject: 'Mail',
    faults: ({names}) => {
      if (!names) {
        return [
          skipped(
            'Emails stay on this machine, in the mailbox of the embedded backend.',
            'Check again with the real store.',
          ),
        ];
      }
      const {domain, spf, dkim, dmarc} = names.mail;
      if (RESERVED.test(domain)) {
        return [
          warning(
            `Emails would come from ${domain}, which is the demo's domain.`,
            'Set your own address in supabase/functions/_shared/contracts/site.ts, or MAIL_FROM.',
          ),
        ];
      }
      return [
        spf.length === 0 &&
          warning(`${domain} has no SPF record, so emails may land in spam.`, `SPF: ${RESEND}.`),
        spf.some((record) => /\+all\b/.test(record)) &&
          warning(
            `The SPF record of ${domain} lets anyone send email in your name (+all).`,
            "End it with '~all'.",
          ),
        dkim.length === 0 &&
          warning(
            `${domain} has no DKIM key for Resend, so emails are unsigned.`,
            `DKIM: ${RESEND}.`,
          ),
        dmarc.length === 0 &&
          warning(
            `${domain} has no DMARC record: large email providers refuse emails to a list.`,
            `Add a TXT record _dmarc.${domain}: 'v=DMARC1; p=none; rua=mailto:you@${domain}'.`,
          ),
      ];
    },
    passed: ({names}) =>
      `${names?.mail.domain} has SPF, DKIM and DMARC, so only you can send email in its name.`,
  },
  {
    subject: 'Domains',
    faults: ({settings, names}) => {
      if (!names) {
        return [skipped('The shop is on this machine and has no domain.', 'Check again later.')];
      }
      const {shop, checkout} = names;
      if (!shop) {
        return [
          warning(
            "The shop's own URL isn't set.",
            'Set SHOP_URL=https://your-domain.ca in .env, then check again.',
          ),
        ];
      }
      return [
        unresolvedFault(shop, 'The shop'),
        settings.shopUrl?.startsWith('http:') &&
          warning('SHOP_URL isn’t encrypted.', 'Begin it with https://.'),
        checkout?.host === shop.host
          ? blocker(
              `The shop and the checkout are both at ${shop.host}, but only one can be.`,
              'Give the checkout a subdomain of its own: checkout.your-domain.ca.',
            )
          : checkout && (unresolvedFault(checkout, 'The checkout') || checkoutFault(checkout)),
      ];
    },
    passed: ({names}) => `${names?.shop?.host} and the checkout's domain both resolve.`,
  },
];

/** When everything works, an empty message is rejected with 400. */
function messageFault(status: number | null) {
  switch (status) {
    case 400:
      return null;
    case null:
      return warning('The functions don’t answer.', `Check SUPABASE_URL (${GUIDE}).`);
    case 401:
    case 403:
      return warning(
        'The functions refuse the key.',
        `Deploy them with verify_jwt = false, as supabase/config.toml says (${GUIDE}, step 4).`,
      );
    case 404:
      return warning(
        'The functions aren’t deployed.',
        `supabase functions deploy (${GUIDE}, step 4).`,
      );
    default:
      return warning(
        `The functions answer ${status} instead of rejecting an empty message.`,
        "Read the functions' log at Supabase.",
      );
  }
}

function pictureFault(picture: {status: number | null} | null) {
  switch (picture?.status) {
    case 200:
      return null;
    case undefined:
      return skipped(
        'Commission pictures can’t be tested without SHOP_FORWARD_SECRET.',
        `Set it to the same value as for the functions (${GUIDE}, step 3).`,
      );
    case 403:
      return warning(
        'The functions don’t have SHOP_FORWARD_SECRET, so commission pictures fail.',
        `Set the same secret here and there (${GUIDE}, step 3).`,
      );
    default:
      return warning(
        `Commission pictures can’t be stored (${picture?.status ?? 'no answer'}).`,
        `supabase db push makes the bucket commission-references (${GUIDE}, step 2).`,
      );
  }
}

function unresolvedFault({host, addresses}: HostFacts, what: string) {
  return (
    addresses.length === 0 &&
    blocker(
      `${what} is at ${host}, but that name doesn’t resolve.`,
      'At your domain provider, add the record that Shopify admin, Settings, Domains shows; then wait an hour.',
    )
  );
}

function checkoutFault({host, cname, addresses}: HostFacts) {
  const isAtShopify =
    [host, cname].some((name) => SHOPIFY_NAME.test(name ?? '')) ||
    addresses.some((address) => SHOPIFY_ADDRESS.test(address));
  return (
    !isAtShopify &&
    blocker(
      `${host} doesn’t point to Shopify.`,
      `At your domain provider, make ${host} a CNAME for shops.myshopify.com.`,
    )
  );
}
