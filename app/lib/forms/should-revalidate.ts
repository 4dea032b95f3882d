import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * No loader depends on a form: after a post the page keeps its data. Without a connection a revalidation would fail,
 * and the error page would replace the form.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;
