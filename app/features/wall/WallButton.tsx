import {lazy, useEffect, useState} from 'react';
import {useSearchParams} from '@remix-run/react';
import {Button, type ButtonProps} from '~/components/Button';
import {LazyPart} from '~/components/LazyPart';
import {LoadingPanel} from '~/components/LoadingPanel';
import {cn} from '~/lib/cn';
import {showToast} from '~/components/show-toast';
import {useWords} from '~/words';
import type {WallProps} from './Wall';

export type WallButtonProps = Omit<WallProps, 'isOpen' | 'onClose'> &
  Pick<ButtonProps, 'variant' | 'className'> & {
    /** Called when it opens. */
    onOpen?: () => void;
  };

const createLazyWall = () => lazy(() => import('./Wall').then(({Wall}) => ({default: Wall})));

type WallCode = ReturnType<typeof createLazyWall>;

/**
 * Opens the wall. Its code loads on the first click, or at once for a URL with `?wall`.
 */
export function WallButton({variant = 'outline', className, onOpen, ...wall}: WallButtonProps) {
  const words = useWords();
  const isAsked = useSearchParams()[0].has('wall');
  const [isOpen, setIsOpen] = useState(isAsked);
  // Stays after the first opening, so the wall keeps its works. In state, because React never retries a lazy component
  // that failed to load.
  const [Wall, setWall] = useState<WallCode | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    setWall((current: WallCode | null) => current ?? createLazyWall());
    onOpen?.();
  }, [isOpen, onOpen]);

  function giveUp() {
    setWall(null);
    setIsOpen(false);
    showToast(words.controls.notLoaded, {kind: 'error'});
  }

  return (
    <>
      <Button
        variant={variant}
        className={cn('print:hidden noscript:hidden', className)}
        onClick={() => setIsOpen(true)}
      >
        {wall.beside?.length ? words.wall.openTogether : words.wall.open}
      </Button>
      {Wall && (
        <LazyPart fallback={<LoadingPanel />} onError={giveUp}>
          <Wall {...wall} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
