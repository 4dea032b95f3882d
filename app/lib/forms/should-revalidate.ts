import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * For a page with a `clientAction`: after a post it keeps its data. Without a connection, loading it again would fail, and
 * the error page would replace what the `clientAction` says.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;
