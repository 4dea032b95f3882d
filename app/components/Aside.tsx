import {useLocation} from '@remix-run/react';
import {useEffect, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {IconButton} from '~/components/IconButton';
import {CLOSE} from '~/components/icons';
import {useModalDialog} from '~/components/use-modal-dialog';
import {cn} from '~/lib/cn';
import {useWords} from '~/words';

export interface AsideProps {
  isOpen: boolean;
  /** Called once, however the panel closes: with the button, Escape, a click beside the panel or a navigation. */
  onClose: () => void;
  title: string;
  side: 'left' | 'right';
  id?: string;
  children: ReactNode;
}

const SIDE = {
  left: 'mr-auto -translate-x-full starting:open:-translate-x-full',
  right: 'ml-auto translate-x-full starting:open:translate-x-full',
} as const;

/**
 * A side panel as a native modal dialog: it traps and restores the focus, Escape closes it, and the page behind keeps
 * its scroll position.
 */
export function Aside({isOpen, onClose, title, side, id, children}: AsideProps) {
  const words = useWords();
  const dialogRef = useModalDialog(isOpen);

  // The panel reaches the window's edge. While it's open, the style sheet replaces the scrollbar of the page behind
  // with this padding, so that no line wraps differently.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const {style, clientWidth} = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
  }, [isOpen]);

  const titleId = useId();
  const {key: locationKey} = useLocation();

  // A navigation closes the panel, because otherwise it would cover the new page.
  const shownKeyRef = useRef(locationKey);
  useEffect(() => {
    if (shownKeyRef.current !== locationKey) dialogRef.current?.close();
    shownKeyRef.current = locationKey;
  }, [dialogRef, locationKey]);

  // A selection of text in the panel may end beside it, which is a click on the dialog too.
  const isPressedBesideRef = useRef(false);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the browser handles Escape
    <dialog
      ref={dialogRef}
      id={id}
      aria-labelledby={titleId}
      onClose={onClose}
      // Only the backdrop targets the dialog itself, because its contents fill it to the edge.
      onPointerDown={({target, currentTarget}) => {
        isPressedBesideRef.current = target === currentTarget;
      }}
      onClick={({target, currentTarget}) => {
        if (isPressedBesideRef.current && target === currentTarget) currentTarget.close();
      }}
      className={cn(
        'aside fixed inset-y-0 m-0 h-dvh max-h-none w-[min(27rem,100vw-48px)] max-[22rem]:w-screen max-w-none overscroll-contain bg-wall',
        'transition-[translate,display,overlay] transition-discrete duration-400 open:translate-x-0',
        'backdrop:bg-ink/0 backdrop:transition-[background-color,display,overlay] backdrop:transition-discrete backdrop:duration-400',
        'open:backdrop:bg-ink/45 starting:open:backdrop:bg-ink/0',
        SIDE[side],
      )}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-5 pl-6">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton
            label={words.controls.close}
            path={CLOSE}
            onClick={() => dialogRef.current?.close()}
            className="text-muted hover:text-ink focus-visible:-outline-offset-4"
          />
        </div>
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
          {children}
        </div>
      </div>
    </dialog>
  );
}
