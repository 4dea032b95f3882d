import {promises as dns} from 'node:dns';

/** The DNS look-ups of a check. Each returns an empty list for a name without such records. */
export interface Resolver {
  texts(name: string): Promise<string[]>;
  addresses(host: string): Promise<string[]>;
  cname(host: string): Promise<string | null>;
}

const orNone = <Result>(asking: Promise<Result[]>): Promise<Result[]> => asking.catch(() => []);

const systemResolver: Resolver = {
  texts: async (name) => (await orNone(dns.resolveTxt(name))).map((parts) => parts.join('')),
  addresses: async (host) => [
    ...(await orNone(dns.resolve4(host))),
    ...(await orNone(dns.resolve6(host))),
  ],
  cname: async (host) => (await orNone(dns.resolveCname(host)))[0] ?? null,
};

/** Resend's sending subdomain, and the name of its key. */
const RESEND_SUBDOMAIN = 'send';
const RESEND_KEY = 'resend._domainkey';

interface Names {
  shopUrl: string | null;
  checkoutDomain: string | null;
  /** The sender's email address. */
  mailFrom: string;
}

/** The DNS records of the shop's, the checkout's and the mail's domain. */
export async function loadNames(
  {shopUrl, checkoutDomain, mailFrom}: Names,
  resolver: Resolver = systemResolver,
) {
  const domain = domainOf(mailFrom);
  const texts = async (name: string, start: RegExp) =>
    (await resolver.texts(name)).filter((record) => start.test(record.trim()));
  const host = (address: string | null) => (address ? loadHost(hostOf(address), resolver) : null);
  return {
    shop: await host(shopUrl),
    checkout: await host(checkoutDomain),
    mail: {
      domain,
      /** Of the domain, and of the subdomain that Resend sends from. */
      spf: [
        ...(await texts(domain, /^v=spf1\b/i)),
        ...(await texts(`${RESEND_SUBDOMAIN}.${domain}`, /^v=spf1\b/i)),
      ],
      dkim: await texts(`${RESEND_KEY}.${domain}`, /\bp=[^;\s]/),
      dmarc: await texts(`_dmarc.${domain}`, /^v=DMARC1\b/i),
    },
  };
}

export type HostFacts = Awaited<ReturnType<typeof loadHost>>;

async function loadHost(host: string, resolver: Resolver) {
  return {
    host,
    addresses: await resolver.addresses(host),
    cname: await resolver.cname(host),
  };
}

function hostOf(address: string): string {
  return address.includes('://') ? new URL(address).hostname : address.replace(/[:/].*$/, '');
}

/** 'Maren <studio@example.ca>' comes from example.ca. */
function domainOf(mailFrom: string): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
}
