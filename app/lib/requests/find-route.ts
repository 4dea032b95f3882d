import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@shopify/remix-oxygen';
import type {Route} from './refusals';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** The route of a decodable path, by Remix's rules. */
export function findRoute(routes: ServerBuild['routes'], pathname: string): Route {
  const path = pathname.replace(/\.data$/, '');
  const matches = matchRoutes(childrenOf(undefined, routes), path === '/_root' ? '/' : path);
  return routes[matches?.at(-1)?.route.id ?? ''];
}

/** The build has its routes as a list. */
function childrenOf(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route?.parentId !== parentId) return [];
    const {id, path, index} = route!;
    return [index ? {id, path, index} : {id, path, children: childrenOf(id, routes)}];
  });
}
