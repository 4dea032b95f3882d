import {useState} from 'react';
import {useSearchParams} from '@remix-run/react';
import words from '#words/wall';
import {Button} from '~/components/Button';
import {OnDemandPart} from '~/components/OnDemandPart';
import {onDemand} from '~/lib/browser/on-demand';
import {readWallWork} from '~/shop/product/wall-work';
import type {WallProps} from './Wall';

export type WallButtonProps = Omit<WallProps, 'isOpen' | 'onClose'>;

const wallCode = onDemand(() => import('./Wall'), 'Wall');

/**
 * Opens the wall, whose code loads when it is asked for: by a press, or by the URL, which says `?wall`. Renders nothing for a
 * work that cannot be shown, unless its URL asks for it: then the wall says why.
 */
export function WallButton(wall: WallButtonProps) {
  const isAsked = useSearchParams()[0].has('wall');
  const [isOpen, setIsOpen] = useState(isAsked);
  const close = () => setIsOpen(false);
  if (!isAsked && !readWallWork(wall.work).ok) return null;
  return (
    <>
      <Button
        variant="outline"
        className="print:hidden noscript:hidden"
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      <OnDemandPart
        code={wallCode}
        isNeeded={isOpen}
        onUnavailable={close}
        props={{...wall, isOpen, onClose: close}}
      />
    </>
  );
}
