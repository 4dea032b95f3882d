import type {ShouldRevalidateFunction} from '@remix-run/react';

/** For data that change with the language only. */
export const revalidateOnLanguageChange: ShouldRevalidateFunction = ({currentParams, nextParams}) =>
  currentParams.locale !== nextParams.locale;
