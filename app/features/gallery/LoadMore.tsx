import {useNavigate, useNavigation} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {localPath} from '~/lib/language/local-path';
import words from '#words/gallery';
import {Button} from '~/components/Button';
import type {SoldWork} from '~/content/gallery';
import {GALLERY_PATH, galleryAddress, roundToPages, workAnchor} from './gallery-address';

/** Long enough for the loading state to be visible. */
const LOADING_MS = 100;

interface LoadMoreProps {
  works: readonly SoldWork[];
  shownCount: number;
}

/**
 * Shows the next sixteen works. Without scripts it is a form that requests the longer gallery, at its first new work;
 * with scripts the gallery grows in place, and the focus moves to that work.
 */
export function LoadMore({works, shownCount}: LoadMoreProps) {
  const navigate = useNavigate();
  const {state} = useNavigation();
  const [isLoading, setIsLoading] = useState(false);
  const timerRef = useRef<number>();
  const firstNewRef = useRef<string | null>(null);
  const firstNew = works[shownCount];

  useEffect(() => () => window.clearTimeout(timerRef.current), []);

  // Until the works are there, or until another navigation has taken the place of this one.
  useEffect(() => {
    if (state === 'idle') setIsLoading(false);
  }, [state, shownCount]);

  useEffect(() => {
    if (firstNewRef.current === null) return;
    document.getElementById(firstNewRef.current)?.focus({preventScroll: true});
    firstNewRef.current = null;
  }, [shownCount]);

  function showMore(event: FormEvent) {
    event.preventDefault();
    if (!firstNew) return;
    setIsLoading(true);
    timerRef.current = window.setTimeout(() => {
      firstNewRef.current = workAnchor(firstNew);
      navigate(galleryAddress(roundToPages(shownCount + 1, works)), {
        replace: true,
        preventScrollReset: true,
      });
    }, LOADING_MS);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {words.shown(shownCount, works.length)}
      </p>
      {firstNew && (
        <form
          method="get"
          action={localPath(`${GALLERY_PATH}#${workAnchor(firstNew)}`)}
          onSubmit={showMore}
          className="mt-[clamp(3.5rem,7vw,6.5rem)] text-center"
        >
          <Button
            type="submit"
            variant="outline"
            name="show"
            value={roundToPages(shownCount + 1, works)}
            isPending={isLoading}
            className="min-w-[min(17rem,100%)]"
          >
            {isLoading ? words.loading : words.loadMore(works.length - shownCount)}
          </Button>
        </form>
      )}
    </>
  );
}
