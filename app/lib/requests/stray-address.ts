import type {ServerBuild} from '@shopify/remix-oxygen';

/**
 * Whether a visitor opened the address of a resource that does not exist, such as `/share/x`: a resource route renders
 * no page. Its own scripts and pictures say what they are for (`Sec-Fetch-Dest`), and get the bare response.
 */
export function isStrayAddress(
  {method, headers}: Request,
  {status}: Response,
  route: ServerBuild['routes'][string] | undefined,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document';
  return isRead && status === 404 && destination === 'document' && !route?.module.default;
}

/**
 * Whether the client router asks, for routes or for data. It knows pages only: at the address of a resource it stays on
 * the 404 page.
 */
export function isForRouter(path: string): boolean {
  return path === '/__manifest' || path.endsWith('.data');
}

/** The build with its pages only: the address of a resource then matches the splat route, which is the 404 page. */
export function withoutResourceRoutes(build: ServerBuild): ServerBuild {
  const isPage = ([id]: [string, unknown]) => Boolean(build.routes[id]?.module.default);
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).filter(isPage)),
    assets: {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isPage)),
    },
  };
}
