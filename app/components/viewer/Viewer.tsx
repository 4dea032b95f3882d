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
  /** The index of the open picture; null when closed. */
  openIndex: number | null;
  /** What the buttons' labels call it. */
  noun: 'picture' | 'work';
  /** The dialog's accessible name. */
  titleOf: (index: number) => string;
  /** Renders the image at full width; pass the properties of `slot` to it. */
  renderPicture: (index: number, slot: PictureSlot) => ReactNode;
  /** Renders text beside or below the picture; without it the title is in the bar. */
  renderLabel?: (index: number) => ReactNode;
  onShow: (index: number) => void;
  /** Called once when the viewer closes itself, not when `openIndex` becomes null. */
  onClose: () => void;
}

/** The viewport without the label; all of it when there is no label or it is below. */
const SIZES = {
  labelled: '(orientation: landscape) calc(100vw - 26rem), 96vw',
  bare: '96vw',
};

/**
 * Shows one picture over the whole viewport. It is a native modal dialog: focus is trapped, Escape closes it, and the
 * page behind keeps its scroll position.
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

  // The last picture stays visible during the closing transition.
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
          // A label that is long, or in large text, scrolls: the picture keeps its part.
          'grid size-full grid-rows-[auto_minmax(10rem,1fr)_auto]',
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
            className="overflow-y-auto px-5 pt-3 pb-5 landscape:self-end landscape:pr-8 landscape:pb-[clamp(1.25rem,6vh,4rem)] landscape:pl-6"
          >
            {renderLabel(index)}
          </div>
        )}
      </div>
    </dialog>
  );
}
