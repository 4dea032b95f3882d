import {flatRoutes} from '@remix-run/fs-routes';
import type {RouteConfig, RouteConfigEntry} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';

/**
 * Routes with a parameter come first: to React Router, `/product/:handle` and `/:locale/about` match `/product/about`
 * equally well, and it takes the first of them.
 */
function parametersFirst(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  const hasParameter = ({path = ''}: RouteConfigEntry) => Number(path.includes(':'));
  return routes
    .map(({children, ...route}) =>
      children ? {...route, children: parametersFirst(children)} : route,
    )
    .sort((a, b) => hasParameter(b) - hasParameter(a));
}

export default hydrogenRoutes(parametersFirst(await flatRoutes())) satisfies RouteConfig;
