import type {ShouldRevalidateFunction} from '@remix-run/react';

/** Reloads data that changes only with the language. */
export const revalidateOnLanguageChange: ShouldRevalidateFunction = ({currentParams, nextParams}) =>
  currentParams.locale !== nextParams.locale;

/**
 * Keeps the data of a page with a `clientAction` after a post. Without a connection, reloading would fail, and the
 * error page would replace the message from the `clientAction`.
 */
export const revalidateOnNavigation: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => !formMethod && defaultShouldRevalidate;
