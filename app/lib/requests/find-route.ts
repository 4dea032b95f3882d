import {matchRoutes} from '@remix-run/react';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** A route in the build's manifest. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

/**
 * Returns a function from a path to the id of its route (`routes/product.$handle`), or null. The path must be
 * decodable.
 */
export function createRouteFinder(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
): (pathname: string) => string | null {
  const tree = childrenOf(undefined, routes);
  return (pathname) => {
    const path = pathname.replace(/\.data$/, '');
    return matchRoutes(tree, path === '/_root' ? '/' : path)?.at(-1)?.route.id ?? null;
  };
}

function childrenOf(
  parentId: string | undefined,
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({id, path, index}): RouteObject =>
      index ? {id, path, index} : {id, path, children: childrenOf(id, routes)},
    );
}
