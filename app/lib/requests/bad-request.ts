import {plainPage} from './plain-page';

/**
 * Whether a request is one that no browser sends to this shop: GET or HEAD with a body, for which Remix makes a `Request` that
 * throws, or the data of one route as Remix asked before single fetch (`?_data=`). Remix logs a stack for both.
 */
export function isBadRequest({method, body, url}: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (isRead && body !== null) || new URL(url).searchParams.has('_data');
}

export function refuseBadRequest(request: Request): Response {
  return plainPage(request, 400, ({badRequest}) => badRequest);
}
