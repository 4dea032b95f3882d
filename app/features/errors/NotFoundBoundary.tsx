import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import type {Shelf} from '~/shop/card/NewPrints';
import {NotFound} from './NotFound';
import {PageError} from './PageError';

/** The error boundary of a route whose loader throws a 404. Shows the same page as any unknown path. */
export function NotFoundBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError />;
  // `throwNotFound` adds the newest prints. Other responses have a text.
  const shelf = error.data as Shelf | string;
  return <NotFound shelf={typeof shelf === 'string' ? undefined : shelf} />;
}
