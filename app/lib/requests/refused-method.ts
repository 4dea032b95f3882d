import type {ServerBuild} from '@shopify/remix-oxygen';
import {plainPage} from './plain-page';

/**
 * Whether the route takes no such method: GET and HEAD are every page's, the rest need an action. Remix would refuse it too,
 * with the error's text in the page, which Shopify's adapter turns into a stack.
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

export function refuseMethod(): Response {
  return plainPage({
    status: 405,
    title: 'Not possible',
    heading: 'This is not possible here',
    text: 'The page at this address can be read, and takes nothing.',
  });
}
