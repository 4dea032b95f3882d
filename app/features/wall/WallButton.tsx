import {useState} from 'react';
import {OnDemandPart} from '~/components/OnDemandPart';
import {onDemand} from '~/lib/browser/on-demand';
import type {WallProps} from './Wall';
import type {WallOffer} from './wall-offer';

export type WallButtonProps = WallOffer & Pick<WallProps, 'work' | 'others'>;

const wallCode = onDemand(() => import('./Wall'), 'Wall');

/** Opens the wall, whose code loads when it is asked for: by a press, or by the URL. */
export function WallButton(offer: WallButtonProps) {
  const [isOpen, setIsOpen] = useState(offer.isOpen);
  const close = () => setIsOpen(false);
  return (
    <>
      <button {...offer.button} onClick={() => setIsOpen(true)} />
      <OnDemandPart
        code={wallCode}
        isNeeded={isOpen}
        onUnavailable={close}
        props={{...offer, isOpen, onClose: close}}
      />
    </>
  );
}
