import type {ServerBuild} from '@shopify/remix-oxygen';
import {plainPage} from './plain-page';

/**
 * Whether a visitor opened the address of a resource that doesn't exist, such as `/share/x`: a resource route renders no page.
 * The shop's own scripts and pictures say what they are for (`Sec-Fetch-Dest`), and get the bare response.
 */
export function isMissingResource(
  {method, headers}: Request,
  {status}: Response,
  route: ServerBuild['routes'][string] | undefined,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const destination = headers.get('Sec-Fetch-Dest') ?? 'document';
  return isRead && status === 404 && destination === 'document' && !route?.module.default;
}

/** A 404 with a link to the shop. */
export function respondMissingResource(request: Request): Response {
  return plainPage(request, 404, ({notFound}) => notFound);
}
