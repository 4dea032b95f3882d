import {flatRoutes} from '@remix-run/fs-routes';
import type {RouteConfig, RouteConfigEntry} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';

/**
 * In a language, routes with a parameter come first: to React Router, `/product/:handle` and `/:locale/about` match
 * `/product/about` equally well, and it takes the first of them.
 */
const routes = (await flatRoutes()).map((route) => ({
  ...route,
  children: route.children?.toSorted((a, b) => hasParameter(b) - hasParameter(a)),
}));

function hasParameter({path = ''}: RouteConfigEntry): number {
  return Number(path.includes(':'));
}

export default hydrogenRoutes(routes) satisfies RouteConfig;
