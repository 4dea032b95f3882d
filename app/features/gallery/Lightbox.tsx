import {useId, useRef, useState} from 'react';
import {useModalDialog} from '~/components/use-modal-dialog';
import {SOLD_WORKS} from '~/content/gallery';
import {LightboxBar} from './LightboxBar';
import {lightboxKeyHandler} from './lightbox-keys';
import {LightboxStage} from './LightboxStage';
import {usePictureView} from './use-picture-view';
import {WorkLabel} from './WorkLabel';

export interface LightboxProps {
  /** Of the work to show, null to be closed. */
  openIndex: number | null;
  onShow: (index: number) => void;
  /** Called once for every way of closing that did not come from outside. */
  onClose: () => void;
}

/**
 * One work, large, over the whole window, with its label beside it or beneath. It is the browser's own modal dialog:
 * the focus stays inside, Escape closes it, and the page behind keeps its place.
 */
export function Lightbox({openIndex, onShow, onClose}: LightboxProps) {
  const isOpen = openIndex !== null;
  const dialogRef = useModalDialog(isOpen);
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // The last work stays in the frame while the lightbox fades away.
  const [index, setIndex] = useState(openIndex ?? 0);
  if (openIndex !== null && openIndex !== index) setIndex(openIndex);
  const work = SOLD_WORKS[index]!;

  const step = (by: -1 | 1) => {
    const isThere = SOLD_WORKS[index + by] !== undefined;
    if (isThere) onShow(index + by);
    return isThere;
  };
  const {view, isZoomed, toggleZoom, zoomBy, panBy} = usePictureView({
    stageRef,
    pictureRef,
    handle: work.handle,
    onSwipe: step,
  });
  const onKeyDown = lightboxKeyHandler({
    isZoomed,
    onStep: step,
    onFirst: () => onShow(0),
    onLast: () => onShow(SOLD_WORKS.length - 1),
    onZoom: zoomBy,
    onPan: panBy,
  });

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onKeyDown={onKeyDown}
      className={[
        'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-wall',
        'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-400 open:opacity-100 starting:open:opacity-0',
      ].join(' ')}
    >
      <div className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto] landscape:grid-cols-[minmax(0,1fr)_22rem] landscape:grid-rows-[auto_minmax(0,1fr)]">
        <LightboxBar
          index={index}
          isZoomed={isZoomed}
          onZoom={() => toggleZoom()}
          onStep={step}
          onClose={() => dialogRef.current?.close()}
          className="py-1 pr-1 pl-5 landscape:col-start-2 landscape:py-3 landscape:pr-3 landscape:pl-6"
        />
        <LightboxStage
          index={index}
          view={view}
          stageRef={stageRef}
          pictureRef={pictureRef}
          className="landscape:col-start-1 landscape:row-span-2 landscape:row-start-1"
        />
        <div
          aria-live="polite"
          className="px-5 pt-3 pb-5 landscape:self-end landscape:overflow-y-auto landscape:pr-8 landscape:pb-[clamp(1.25rem,6vh,4rem)] landscape:pl-6"
        >
          <WorkLabel work={work} titleId={titleId} />
        </div>
      </div>
    </dialog>
  );
}
