import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * Keeps the data of a page with a `clientAction` after a post. Without a connection, revalidation would fail, and the
 * error page would replace the message from the `clientAction`.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  !formMethod && defaultShouldRevalidate;
