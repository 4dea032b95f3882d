import {createRequestHandler, type AppLoadContext, type ServerBuild} from '@shopify/remix-oxygen';
import {createRouteFinder} from './find-route';

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
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
}

/** Remix's handler of a build, and what else the worker asks about its routes. */
export function createBuildHandler(build: ServerBuild): BuildHandler {
  const findRoute = createRouteFinder(build.routes);

  return {
    routes: build.routes,
    manifestUrl: build.assets.url,
    findRoute,
    hasRoute: (path) => ![null, SPLAT_ROUTE].includes(findRoute(path)),
    handle(request, context) {
      const handleRequest = createRequestHandler({
        build,
        mode: process.env.NODE_ENV,
        getLoadContext: () => context,
        poweredByHeader: false,
        // A page that sets one visitor's Shopify cookies cannot be cached for others.
        collectTrackingInformation: false,
      });
      return handleRequest(request);
    },
  };
}
