import {useNavigate} from '@remix-run/react';
import {useEffect, useState, type FormEvent} from 'react';
import {localPath} from '~/lib/language/local-path';
import {Button} from '~/components/Button';
import type {SoldWork} from '~/content/gallery';
import {useWords} from '~/words';
import {GALLERY_PATH, galleryUrl, roundToPages, workAnchor} from './gallery-url';

/** Long enough for the loading state to be visible. */
const LOADING_MS = 100;

interface LoadMoreProps {
  works: readonly SoldWork[];
  shownCount: number;
  /** While a work opens or is open, the gallery behind it doesn't grow. */
  isPaused: boolean;
}

/**
 * Shows the next sixteen works. Without JavaScript, it's a form that requests the longer gallery at its first new work.
 * With JavaScript, the gallery grows in place, and the focus moves to that work.
 */
export function LoadMore({works, shownCount, isPaused}: LoadMoreProps) {
  const words = useWords();
  const navigate = useNavigate();
  /** The first of the works that the visitor requested, even after they have loaded. */
  const [requested, setRequested] = useState<SoldWork | null>(null);
  const firstNew = works[shownCount];
  const isLoading = requested !== null && requested === firstNew;
  const nextCount = roundToPages(shownCount + 1, works);

  useEffect(() => {
    if (!isLoading || isPaused) return;
    const address = localPath(words, galleryUrl(nextCount));
    const timer = setTimeout(() => navigate(address, {replace: true}), LOADING_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isPaused, navigate, nextCount, words]);

  useEffect(() => {
    if (!requested || isLoading) return;
    document.getElementById(workAnchor(requested))?.focus({preventScroll: true});
    setRequested(null);
  }, [requested, isLoading]);

  function showMore(event: FormEvent) {
    event.preventDefault();
    if (firstNew) setRequested(firstNew);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {words.gallery.shown(shownCount, works.length)}
      </p>
      {firstNew && (
        <form
          method="get"
          action={localPath(words, `${GALLERY_PATH}#${workAnchor(firstNew)}`)}
          onSubmit={showMore}
          className="mt-[clamp(3.5rem,7vw,6.5rem)] text-center"
        >
          <Button
            type="submit"
            variant="outline"
            name="show"
            value={nextCount}
            isPending={isLoading}
            className="min-w-[min(17rem,100%)]"
          >
            {isLoading ? words.listing.loading : words.gallery.loadMore(works.length - shownCount)}
          </Button>
        </form>
      )}
    </>
  );
}
