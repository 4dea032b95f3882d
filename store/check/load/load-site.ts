import {visit} from './visit';

/** Documents for machines, by the artist's name for them. */
const DOCUMENTS = [
  {name: 'sitemap', path: '/sitemap.xml', hasPricedAlone: false},
  {name: 'feed of new works', path: '/feed.xml', hasPricedAlone: false},
  // Leaves out works whose price is hidden.
  {name: 'feed for Google Merchant Center', path: '/products.xml', hasPricedAlone: true},
];

export type DocumentFacts = Awaited<ReturnType<typeof loadSite>>['documents'][number];

/** The shop's own pages and documents that the checks read. */
export async function loadSite(shopUrl: string) {
  const documents = [];
  for (const {path, ...document} of DOCUMENTS) {
    documents.push({...document, visit: await visit(`${shopUrl}${path}`)});
  }
  return {
    home: await visit(`${shopUrl}/`),
    /** In the artist's own words where she wrote some. */
    policies: {
      shipping: await visit(`${shopUrl}/pages/shipping`),
      returns: await visit(`${shopUrl}/pages/returns`),
      privacy: await visit(`${shopUrl}/pages/privacy`),
      terms: await visit(`${shopUrl}/pages/terms`),
    },
    robots: await visit(`${shopUrl}/robots.txt`),
    documents,
  };
}
