import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * A page's loaders read nothing that a form changes: after a post the page keeps its data. Without a connection it would
 * otherwise ask for them in vain, and the error page would take its place.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;
