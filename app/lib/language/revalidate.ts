import type {ShouldRevalidateFunction} from '@remix-run/react';

/** Revalidates data that changes only with the language. */
export const revalidateOnLanguageChange: ShouldRevalidateFunction = ({currentParams, nextParams}) =>
  currentParams.locale !== nextParams.locale;
