import {useCallback, useState} from 'react';
import {LoadingPanel} from '~/components/LoadingPanel';
import {useOnDemand} from '~/components/use-on-demand';
import {onDemand} from '~/lib/browser/on-demand';
import type {WallProps} from './Wall';
import type {WallOffer} from './wall-offer';

const wallCode = onDemand(() => import('./Wall'), 'Wall');

/** Opens the wall, whose code loads when it is asked for: by a press, or by the URL. */
export function WallButton({isAsked, ...shown}: WallOffer & Pick<WallProps, 'others'>) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const close = useCallback(() => setIsOpen(false), []);
  const {part: Wall, isLoading} = useOnDemand(wallCode, isOpen, close);
  return (
    <>
      <button
        type="button"
        className="button button-outline print:hidden noscript:hidden"
        onClick={() => setIsOpen(true)}
      >
        See it on your wall
      </button>
      {Wall ? <Wall {...shown} isOpen={isOpen} onClose={close} /> : isLoading && <LoadingPanel />}
    </>
  );
}
