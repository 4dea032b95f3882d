import type {ReactNode} from 'react';
import {ViewerOnDemand} from '~/components/viewer/ViewerOnDemand';
import {SOLD_WORKS, type SoldWork} from '~/content/gallery';
import {WorkLabel} from './WorkLabel';
import {WorkPicture} from './WorkPicture';

export interface LightboxProps {
  /** Of the work to show, null to be closed. */
  openIndex: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
  /** Called when its code could not be fetched. */
  onUnavailable: () => void;
  renderShare: (work: SoldWork) => ReactNode;
}

const PICTURES = SOLD_WORKS.map(({handle, width, height}) => ({id: handle, width, height}));

/** One of the sold works, large, with its label beside it or beneath. */
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
