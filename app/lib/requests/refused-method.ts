import type {ServerBuild} from '@shopify/remix-oxygen';
import {plainPage} from './plain-page';

/**
 * Whether the route does not support the method: every route has GET and HEAD, others need an action. Remix would
 * reject it too, but renders the error's text, for which Shopify's adapter prints a stack.
 */
export function isRefusedMethod(
  {method}: Request,
  routeId: string | null,
  routes: ServerBuild['routes'],
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return (
    !['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) || !routes[routeId ?? '']?.module.action
  );
}

export function refuseMethod(request: Request): Response {
  return plainPage(request, 405, ({method}) => method);
}
