import {hidesPrice} from '../work-kind';
import type {AdminFacts} from './load-admin';
import type {Work} from './load-storefront';
import {mapConcurrently, visit, visitToTheEnd} from './visit';

/** The most products that `/products.json` lists at once. */
const PAGE_SIZE = 250;
const MAX_PAGES = 20;

/** Shopify's example of an agent's profile, which the catalogue requires. */
const AGENT_PROFILE =
  'https://shopify.dev/ucp/agent-profiles/2026-08-25/valid-with-capabilities.json';

interface Works {
  works: readonly Work[];
  admin: Pick<AdminFacts, 'hidden'> | null;
  now: Date;
}

/** Works whose price the shop hides, and active works outside its channel. */
export function secretWorks({works, admin, now}: Works) {
  const inShop = works.filter((work) => hidesPrice(work, now));
  const outside = (admin?.hidden ?? []).filter(({status}) => status === 'ACTIVE');
  return [
    ...inShop.map(({handle, title}) => ({handle, title, isInShop: true})),
    ...outside.map(({handle, title}) => ({handle, title, isInShop: false})),
  ];
}

/**
 * The handles of the works that the store exposes without a token: at the URLs of themes, and to agents that search for
 * these titles (https://shopify.dev/docs/agents/catalog/storefront-catalog).
 */
export async function loadExposed(storeUrl: string, titles: readonly string[]) {
  const listed = await listedProducts(storeUrl);
  const mapped = await productsInSitemap(storeUrl);
  const named = handlesIn((await visitToTheEnd(`${storeUrl}/agents.md`)).body);
  const found = await searchAsAgent(storeUrl, titles);
  return {
    /** At the URLs of themes. */
    themes: [...new Set([...listed, ...mapped])],
    agents: [...new Set([...named, ...found])],
  };
}

async function listedProducts(storeUrl: string): Promise<string[]> {
  const handles: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `/products.json?limit=${PAGE_SIZE}&page=${page}`;
    const {body} = await visitToTheEnd(storeUrl + path);
    const onPage = handlesIn(body);
    handles.push(...onPage);
    if (onPage.length < PAGE_SIZE) break;
  }
  return handles;
}

async function productsInSitemap(storeUrl: string): Promise<string[]> {
  const index = await visitToTheEnd(`${storeUrl}/sitemap.xml`);
  const parts = [...index.body.matchAll(/<loc>([^<]*\/sitemap_products_[^<]*)</g)];
  const handles = [];
  for (const [, url = ''] of parts) {
    handles.push(...handlesIn((await visit(url.replaceAll('&amp;', '&'))).body));
  }
  return handles;
}

/** Searches for each title at the URL in the store's UCP profile. Finds nothing without a profile. */
async function searchAsAgent(storeUrl: string, titles: readonly string[]): Promise<string[]> {
  const profile = await visitToTheEnd(`${storeUrl}/.well-known/ucp`);
  const url = endpointOf(profile.body);
  if (!url) return [];
  const found = await mapConcurrently(titles, async (query) => {
    const {body} = await visit(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'search_catalog',
          arguments: {meta: {'ucp-agent': {profile: AGENT_PROFILE}}, catalog: {query}},
        },
      }),
    });
    return handlesIn(body);
  });
  return found.flat();
}

function endpointOf(profile: string): string | null {
  try {
    const {ucp} = JSON.parse(profile) as {
      ucp: {services: Record<string, {transport: string; endpoint?: string}[]>};
    };
    const services = ucp.services['dev.ucp.shopping'] ?? [];
    return services.find(({transport}) => transport === 'mcp')?.endpoint ?? null;
  } catch {
    return null;
  }
}

/** Matches handles in JSON, in JSON inside a JSON string, and in product URLs. */
function handlesIn(text: string): string[] {
  const found = text.matchAll(/(?:"handle\\?":\s*\\?"|\/products\/)([^"\\?<#&\s)/.]+)/g);
  return [...new Set([...found].map(([, handle = '']) => decodeURIComponent(handle)))];
}
