import {useEffect} from 'react';
import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {hasOfflinePages} from '~/lib/browser/use-offline-pages';
import {useSite} from '~/shop/site/use-site';

/** Replaces the page when a route throws. */
export function PageError() {
  const words = useWords();
  const {email} = useSite();
  useEffect(openOfflinePage, []);
  return (
    <section className="page pt-section">
      <h1 className="max-w-[10em] text-3xl">{words.errors.failed.title}</h1>
      <p className="mt-6 max-w-text text-muted">
        {words.errors.failed.text}{' '}
        <a className="text-sea underline underline-offset-4" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        {/* A document request instead of a client navigation, to discard the broken state. */}
        <ButtonLink to="/" reloadDocument>
          {words.errors.notFound.home}
        </ButtonLink>
        <ButtonLink to="/contact" variant="quiet" reloadDocument>
          {words.errors.failed.contact}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * Opens the service worker's offline page, if the failure is a lost connection: only links request a document when
 * offline, so a form or a navigation by code fails. A page that was loaded as a document isn't loaded again.
 */
function openOfflinePage(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  const isInPage = loaded?.name !== location.href;
  if (hasOfflinePages() && isInPage) location.reload();
}
