import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * Reloads a private page after a post that succeeded, and after one from an outdated page (409). After any other
 * failure, reloading could fail too, and the form with its input would be gone.
 */
export const revalidateAfterChange: ShouldRevalidateFunction = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}) => (formMethod ? actionStatus === 200 || actionStatus === 409 : defaultShouldRevalidate);

/**
 * Keeps the data of a page that a post doesn't change. Without a connection, reloading would fail, and the error page
 * would replace the post's message.
 */
export const revalidateOnNavigation: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => !formMethod && defaultShouldRevalidate;
