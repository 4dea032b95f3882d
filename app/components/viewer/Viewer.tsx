import {useRef, useState, type ReactNode} from 'react';
import {useModalDialog} from '~/components/use-modal-dialog';
import {cn} from '~/lib/cn';
import {usePictureView} from './use-picture-view';
import type {PictureSlot, ViewedPicture} from './viewed-picture';
import {ViewerBar} from './ViewerBar';
import {viewerKeyHandler} from './viewer-keys';
import {ViewerStage} from './ViewerStage';

export interface ViewerProps {
  pictures: readonly ViewedPicture[];
  /** Of the picture to show, null to be closed. */
  openIndex: number | null;
  /** What the buttons call one of them: 'work'. */
  noun: string;
  /** Names the dialog. */
  titleOf: (index: number) => string;
  /** The image itself, as wide as its place; what stands in `slot` goes to it. */
  renderPicture: (index: number, slot: PictureSlot) => ReactNode;
  /** Words that stand beside the picture, or beneath; without them the title stands in the bar. */
  renderLabel?: (index: number) => ReactNode;
  onShow: (index: number) => void;
  /** Called once for every way of closing that did not come from outside. */
  onClose: () => void;
}

/** What the window leaves beside a label, or all of it when there is none or it stands beneath. */
const SIZES = {
  labelled: '(orientation: landscape) calc(100vw - 26rem), 96vw',
  bare: '96vw',
};

/**
 * One picture, large, over the whole window. It is the browser's own modal dialog: the focus stays inside, Escape closes
 * it, and the page behind keeps its place.
 */
export function Viewer({
  pictures,
  openIndex,
  noun,
  titleOf,
  renderPicture,
  renderLabel,
  onShow,
  onClose,
}: ViewerProps) {
  const isOpen = openIndex !== null;
  const dialogRef = useModalDialog(isOpen);
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);

  // The last picture stays in the frame while the viewer fades away.
  const [index, setIndex] = useState(openIndex ?? 0);
  if (openIndex !== null && openIndex !== index) setIndex(openIndex);

  const step = (by: -1 | 1) => {
    const isThere = pictures[index + by] !== undefined;
    if (isThere) onShow(index + by);
    return isThere;
  };
  const {view, isZoomed, toggleZoom, zoomBy, panBy} = usePictureView({
    stageRef,
    pictureRef,
    pictureId: pictures[index]?.id,
    onSwipe: step,
  });
  const onKeyDown = viewerKeyHandler({
    isZoomed,
    onStep: step,
    onFirst: () => onShow(0),
    onLast: () => onShow(pictures.length - 1),
    onZoom: zoomBy,
    onPan: panBy,
  });

  return (
    <dialog
      ref={dialogRef}
      aria-label={titleOf(index)}
      onClose={() => isOpen && onClose()}
      onKeyDown={onKeyDown}
      className={[
        'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-wall',
        'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-400 open:opacity-100 starting:open:opacity-0',
      ].join(' ')}
    >
      <div
        className={cn(
          'grid size-full grid-rows-[auto_minmax(0,1fr)_auto]',
          renderLabel &&
            'landscape:grid-cols-[minmax(0,1fr)_22rem] landscape:grid-rows-[auto_minmax(0,1fr)]',
        )}
      >
        <ViewerBar
          index={index}
          count={pictures.length}
          noun={noun}
          title={renderLabel ? null : titleOf(index)}
          isZoomed={isZoomed}
          onZoom={() => toggleZoom()}
          onStep={step}
          onClose={() => dialogRef.current?.close()}
          className={cn(
            'py-2 pr-1 pl-5',
            renderLabel
              ? 'landscape:col-start-2 landscape:py-3 landscape:pr-3 landscape:pl-6'
              : 'sm:py-2 sm:pr-3 sm:pl-8',
          )}
        />
        <ViewerStage
          pictures={pictures}
          index={index}
          sizes={renderLabel ? SIZES.labelled : SIZES.bare}
          renderPicture={renderPicture}
          view={view}
          stageRef={stageRef}
          pictureRef={pictureRef}
          className={
            renderLabel && 'landscape:col-start-1 landscape:row-span-2 landscape:row-start-1'
          }
        />
        {renderLabel && (
          <div
            aria-live="polite"
            className="px-5 pt-3 pb-5 landscape:self-end landscape:overflow-y-auto landscape:pr-8 landscape:pb-[clamp(1.25rem,6vh,4rem)] landscape:pl-6"
          >
            {renderLabel(index)}
          </div>
        )}
      </div>
    </dialog>
  );
}
