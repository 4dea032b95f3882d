import type {ReactNode} from 'react';
import {ViewerOnDemand} from '~/components/viewer/ViewerOnDemand';
import {SOLD_WORKS, type SoldWork} from '~/content/gallery';
import {WorkLabel} from './WorkLabel';
import {WorkPicture} from './WorkPicture';

export interface LightboxProps {
  /** The index of the open work; null when closed. */
  openIndex: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
  /** Called when its code could not be loaded. */
  onUnavailable: () => void;
  renderShare: (work: SoldWork) => ReactNode;
}

const PICTURES = SOLD_WORKS.map(({handle, width, height}) => ({id: handle, width, height}));

/** The viewer for sold works, with a label. */
export function Lightbox({renderShare, ...props}: LightboxProps) {
  return (
    <ViewerOnDemand
      {...props}
      pictures={PICTURES}
      noun="work"
      titleOf={(index) => SOLD_WORKS[index]!.title}
      renderPicture={(index, slot) => (
        <WorkPicture work={SOLD_WORKS[index]!} loading="eager" {...slot} />
      )}
      renderLabel={(index) => (
        <WorkLabel work={SOLD_WORKS[index]!} share={renderShare(SOLD_WORKS[index]!)} />
      )}
    />
  );
}
