import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {NotFound} from './NotFound';
import {PageError} from './PageError';

/** The error boundary of a route whose loader throws a 404. Shows the same page as any unknown path. */
export function NotFoundBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageError />;
}
