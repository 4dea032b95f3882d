import {useEffect, useId, useRef} from 'react';
import {Button} from '~/components/Button';
import {Link} from '~/components/Link';
import {useWords} from '~/words';
import type {Choice} from './choice';

interface ConsentBannerProps {
  choice: Choice;
  /** The browser sends Global Privacy Control, so there's nothing to choose. */
  isOptedOut: boolean;
  /** The visitor opened the banner, so it takes the focus. */
  takesFocus: boolean;
  onChoose: (choice: 'accepted' | 'declined') => void;
  onClose: () => void;
}

/**
 * The consent banner, fixed to the bottom of the viewport: it causes no layout shift and doesn't block the page. Both
 * choices look alike.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  const words = useWords();
  const {choice, isOptedOut, takesFocus, onChoose, onClose} = props;
  const {allowed, notAllowed} = words.consent;
  const currentChoice = {accepted: allowed, declined: notAllowed, unasked: ''}[choice];
  const titleId = useId();
  const sectionRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) sectionRef.current?.focus();
  }, [takesFocus]);

  // Focused elements must not scroll behind the banner.
  useEffect(() => {
    const {style} = document.documentElement;
    style.scrollPaddingBottom = `${sectionRef.current?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);

  return (
    <section
      ref={sectionRef}
      // Other elements at the bottom of the window wait until the banner is closed.
      id="privacy-choices"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-edge bg-wall p-5 sm:right-auto sm:bottom-4 sm:left-4 sm:max-w-md sm:border print:hidden"
    >
      <h2 id={titleId} className="text-lg">
        {words.consent.title}
      </h2>
      <p className="mt-2 text-sm text-muted">
        {isOptedOut ? words.consent.optedOut : `${words.consent.text} ${currentChoice}`}{' '}
        <Link to="/pages/privacy" className="underline underline-offset-4 hover:text-sea">
          {words.consent.policy}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {isOptedOut ? (
          <Button variant="outline" onClick={onClose}>
            {words.controls.close}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => onChoose('declined')}>
              {words.consent.decline}
            </Button>
            <Button variant="outline" onClick={() => onChoose('accepted')}>
              {words.consent.accept}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
