import {createRequestHandler, type AppLoadContext, type ServerBuild} from '@shopify/remix-oxygen';
import {createRouteFinder} from './find-route';
import {firstSegment, groupRoutes} from './route-groups';
import {isForRouter, isStrayAddress, withoutResourceRoutes} from './stray-address';

/** The route of the 404 page. */
const SPLAT_ROUTE = 'routes/$';

/** What serves the routes of one build: that of a language. Paths are without the language. */
export interface BuildHandler {
  routes: ServerBuild['routes'];
  /** URL of the browser's manifest, which changes with every build. */
  manifestUrl: string;
  /** The id of the route of a decodable path, `routes/product.$handle`, or null. */
  findRoute: (path: string) => string | null;
  /** Whether a path has a page or resource of its own. */
  hasRoute: (path: string) => boolean;
  handle: (request: Request, path: string, context: AppLoadContext) => Promise<Response>;
}

/** Remix's handlers of a build, made once, because Remix derives its routes anew for each. */
export function createBuildHandler(build: ServerBuild): BuildHandler {
  /** The context of each request under way. */
  const contexts = new WeakMap<Request, AppLoadContext>();
  const create = (routes: ServerBuild) =>
    createRequestHandler({
      build: routes,
      mode: process.env.NODE_ENV,
      getLoadContext: (request) => contexts.get(request)!,
      poweredByHeader: false,
      // A page that sets one visitor's Shopify cookies cannot be cached for others.
      collectTrackingInformation: false,
    });
  const handleAll = create(build);
  const handlePages = create(withoutResourceRoutes(build));
  const findAmongAll = createRouteFinder(build.routes);
  const groups = new Map(
    [...groupRoutes(build)].map(([segment, group]) => [
      segment,
      {handle: create(group), findRoute: createRouteFinder(group.routes)},
    ]),
  );
  const findRoute = (path: string) =>
    (groups.get(firstSegment(path))?.findRoute ?? findAmongAll)(path);

  return {
    routes: build.routes,
    manifestUrl: build.assets.url,
    findRoute,
    hasRoute: (path) => ![null, SPLAT_ROUTE].includes(findRoute(path)),
    async handle(request, path, context) {
      contexts.set(request, context);
      if (isForRouter(path)) return await handlePages(request);
      const handle = groups.get(firstSegment(path))?.handle ?? handleAll;
      const response = await handle(request);
      if (response.status !== 404) return response;
      const isStray = isStrayAddress(request, response, build.routes[findRoute(path) ?? '']);
      return isStray ? await handlePages(request) : response;
    },
  };
}
