import type {ServerBuild} from '@shopify/remix-oxygen';
import {plainPage} from './plain-page';

/**
 * Whether the route does not support the method: every route has GET and HEAD, those with an action have POST. Remix would
 * run the action for PUT, PATCH and DELETE as well, and renders an error with its stack for the others.
 */
export function isRefusedMethod(
  {method}: Request,
  routeId: string | null,
  routes: ServerBuild['routes'],
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return method !== 'POST' || !routes[routeId ?? '']?.module.action;
}

export function refuseMethod(
  request: Request,
  routeId: string | null,
  routes: ServerBuild['routes'],
): Response {
  const response = plainPage(request, 405, ({method}) => method);
  const takesPosts = routes[routeId ?? '']?.module.action;
  response.headers.set('Allow', takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD');
  return response;
}
