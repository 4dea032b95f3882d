import {memoryPages, validateXML} from 'xmllint-wasm';
import type {SiteFacts} from '../shop-facts';
import {type Send, visit} from './visit';

/** Documents for machines, by the artist's name for them, and the element that each consists of. */
const DOCUMENTS = [
  {name: 'sitemap', path: '/sitemap.xml', root: 'urlset', hasPricedAlone: false},
  {name: 'feed of new works', path: '/feed.xml', root: 'feed', hasPricedAlone: false},
  {
    name: 'feed for Google Merchant Center',
    path: '/products.xml',
    root: 'rss',
    hasPricedAlone: true,
  },
] as const;

/** The shop's own pages and documents that the checks read. */
export async function loadSite(shopUrl: string, send: Send): Promise<SiteFacts> {
  const documents = [];
  for (const {name, path, root, hasPricedAlone} of DOCUMENTS) {
    const response = await visit(send, `${shopUrl}${path}`);
    const errors = response.status === 200 ? await xmlErrors(response.body, root) : [];
    documents.push({name, visit: response, errors, hasPricedAlone});
  }
  return {
    home: await visit(send, `${shopUrl}/`),
    policies: {
      shipping: await visit(send, `${shopUrl}/pages/shipping`),
      returns: await visit(send, `${shopUrl}/pages/returns`),
      privacy: await visit(send, `${shopUrl}/pages/privacy`),
      terms: await visit(send, `${shopUrl}/pages/terms`),
    },
    robots: await visit(send, `${shopUrl}/robots.txt`),
    documents,
  };
}

async function xmlErrors(xml: string, root: string): Promise<string[]> {
  const {errors} = await validateXML({
    xml,
    normalization: 'c14n',
    maxMemoryPages: memoryPages.GiB,
  });
  if (errors.length > 0) return errors.map(({message}) => message);
  return new RegExp(`<${root}[\\s>]`).test(xml) ? [] : [`it has no <${root}>`];
}
