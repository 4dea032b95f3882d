import {useState} from 'react';
import {OnDemandPart} from '~/components/OnDemandPart';
import {onDemand} from '~/lib/browser/on-demand';
import type {WallProps} from './Wall';
import type {WallOffer} from './wall-offer';

const wallCode = onDemand(() => import('./Wall'), 'Wall');

/** Opens the wall, whose code loads when it is asked for: by a press, or by the URL. */
export function WallButton({isAsked, ...shown}: WallOffer & Pick<WallProps, 'others'>) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className="button button-outline print:hidden noscript:hidden"
        onClick={() => setIsOpen(true)}
      >
        See it on your wall
      </button>
      <OnDemandPart
        code={wallCode}
        isNeeded={isOpen}
        onUnavailable={close}
        props={{...shown, isOpen, onClose: close}}
      />
    </>
  );
}
