import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import type {VisibleCard} from '~/shop/card/card';
import {NotFound} from './NotFound';
import {PageError} from './PageError';

/** The error boundary of every page. A 404 of any loader shows the same page as an unknown path. */
export function NotFoundBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError />;
  // `throwNotFound` adds the newest prints. Other responses have a text.
  const prints = error.data as VisibleCard[] | string;
  return <NotFound prints={typeof prints === 'string' ? undefined : prints} />;
}
