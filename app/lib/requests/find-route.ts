import {matchRoutes} from '@remix-run/react';
import type {ServerBuild} from '@shopify/remix-oxygen';
import {isLanguage} from '~/lib/language/is-language';
import type {Route} from './reject-request';

/** The route of the 404 page. */
export const NOT_FOUND_ROUTE = 'routes/($locale).$';

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/**
 * Returns a function that finds the route of a decodable path, by Remix's rules: the 404 route when the first segment
 * isn't a language.
 */
export function createRouteFinder(routes: ServerBuild['routes']): (pathname: string) => Route {
  const tree = childrenOf(undefined, routes);
  return (pathname) => {
    const path = pathname.replace(/\.data$/, '');
    const {route, params} = matchRoutes(tree, path === '/_root' ? '/' : path)?.at(-1) ?? {};
    return routes[isLanguage(params?.locale) ? (route?.id ?? '') : NOT_FOUND_ROUTE];
  };
}

/** The build has its routes in a flat list. */
function childrenOf(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route?.parentId !== parentId) return [];
    const {id, path, index} = route!;
    return [index ? {id, path, index} : {id, path, children: childrenOf(id, routes)}];
  });
}
