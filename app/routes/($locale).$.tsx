import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {throwNotFound} from '~/features/errors/throw-not-found.server';

/** Every path that no other route matches. The page is `NotFoundBoundary`, which `($locale).tsx` exports. */
export function loader({context, request}: LoaderFunctionArgs) {
  return throwNotFound(context, request);
}

/** Never renders. Without a component, the route would respond with bare data. */
export default function CatchAllPage() {
  return null;
}
