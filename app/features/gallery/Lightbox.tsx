import {useMemo, type ReactNode} from 'react';
import {LazyViewer} from '~/components/viewer/LazyViewer';
import type {SoldWork} from '~/content/gallery';
import {WorkLabel} from './WorkLabel';
import {WorkPicture} from './WorkPicture';

export interface LightboxProps {
  works: readonly SoldWork[];
  /** The index of the open work; null when closed. */
  openIndex: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
  /** Called when its code could not be loaded. */
  onUnavailable: () => void;
  renderShare: (work: SoldWork) => ReactNode;
}

/** The viewer for sold works, with a label. */
export function Lightbox({works, renderShare, ...props}: LightboxProps) {
  const pictures = useMemo(
    () => works.map(({handle, width, height}) => ({id: handle, width, height})),
    [works],
  );
  return (
    <LazyViewer
      {...props}
      pictures={pictures}
      noun="work"
      titleOf={(index) => works[index]!.title}
      renderPicture={(index, slot) => (
        <WorkPicture work={works[index]!} loading="eager" {...slot} />
      )}
      renderLabel={(index) => <WorkLabel work={works[index]!} share={renderShare(works[index]!)} />}
    />
  );
}
