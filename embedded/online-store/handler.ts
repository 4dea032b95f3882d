import type {Catalogue, Product} from '../catalogue/types';
import {dollars} from '../checkout/money';
import {type Handler, methodNotAllowed} from '../http';

/** https://ucp.dev */
const UCP_VERSION = '2026-08-25';
const PAGE_SIZE = 250;

type Respond = (
  products: readonly Product[],
  url: URL,
  request: Request,
) => Response | Promise<Response>;

/** Shopify's responses to themes and agents without a token, by path. */
const RESPONSES: Readonly<Record<string, Respond>> = {
  '/products.json': (products, {searchParams}) => {
    const limit = Number(searchParams.get('limit') ?? 30);
    const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
    return Response.json({products: products.slice(start, start + limit).map(themeProduct)});
  },
  '/sitemap.xml': (_products, {origin}) =>
    xml(
      `<sitemapindex><sitemap><loc>${origin}/sitemap_products_1.xml</loc></sitemap></sitemapindex>`,
    ),
  '/sitemap_products_1.xml': (products, {origin}) =>
    xml(
      `<urlset>${products.map(({handle}) => `<url><loc>${origin}/products/${handle}</loc></url>`).join('')}</urlset>`,
    ),
  '/agents.md': (_products, {origin}) =>
    new Response(`# Agents\n\nCatalogue: ${origin}/api/ucp/mcp (UCP ${UCP_VERSION})\n`, {
      headers: {'content-type': 'text/markdown; charset=utf-8'},
    }),
  '/.well-known/ucp': (_products, {origin}) =>
    Response.json({
      ucp: {
        version: UCP_VERSION,
        services: {
          'dev.ucp.shopping': [
            {version: UCP_VERSION, transport: 'mcp', endpoint: `${origin}/api/ucp/mcp`},
          ],
        },
      },
    }),
  '/api/ucp/mcp': searchCatalog,
};

export function isOnlineStorePath(pathname: string): boolean {
  return pathname in RESPONSES;
}

/**
 * The URLs at which Shopify serves the products of the Online Store to themes and agents without a token, whatever the
 * shop's own pages hide. `shop:check` reads them.
 */
export function createOnlineStore({products}: Pick<Catalogue, 'products'>): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const isCall = url.pathname === '/api/ucp/mcp';
    if (isCall !== (request.method === 'POST')) return methodNotAllowed(isCall ? 'POST' : 'GET');
    const told = products().filter(({isInOnlineStore}) => isInOnlineStore);
    return RESPONSES[url.pathname]!(told, url, request);
  };
}

/** The UCP tool `search_catalog`, over MCP: products with any word of the query in their title. */
async function searchCatalog(products: readonly Product[], url: URL, request: Request) {
  const {id, params} = (await request.json()) as {
    id: number;
    params?: {
      name?: string;
      arguments?: {meta?: {'ucp-agent'?: {profile?: string}}; catalog?: {query?: string}};
    };
  };
  const {meta, catalog} = params?.arguments ?? {};
  if (params?.name !== 'search_catalog' || !meta?.['ucp-agent']?.profile) {
    return Response.json({jsonrpc: '2.0', id, error: {code: -32602, message: 'Invalid params'}});
  }
  const words = (catalog?.query ?? '').toLowerCase().split(/\s+/);
  const found = products.filter(({title}) =>
    words.some((word) => title.toLowerCase().includes(word)),
  );
  const structuredContent = {
    ucp: {version: UCP_VERSION},
    products: found.slice(0, PAGE_SIZE).map((product) => agentProduct(product, url.origin)),
  };
  return Response.json({jsonrpc: '2.0', id, result: {structuredContent}});
}

function themeProduct({handle, title, productType, variants}: Product) {
  return {
    handle,
    title,
    product_type: productType,
    variants: variants.map((one) => ({title: one.title, price: dollars(one.priceCents)})),
  };
}

function agentProduct({id, handle, title, variants}: Product, origin: string) {
  return {
    id,
    handle,
    title,
    url: `${origin}/products/${handle}`,
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      price: {amount: variant.priceCents, currency: 'CAD'},
    })),
  };
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: {'content-type': 'application/xml; charset=utf-8'},
  });
}
