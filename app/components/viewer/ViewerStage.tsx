import type {ReactNode, RefObject} from 'react';
import {cn} from '~/lib/cn';
import type {PictureView} from './use-picture-view';
import type {PictureSlot, ViewedPicture} from './viewed-picture';

export interface ViewerStageProps {
  pictures: readonly ViewedPicture[];
  index: number;
  /** The `sizes` of a picture that is not zoomed. */
  sizes: string;
  renderPicture: (index: number, slot: PictureSlot) => ReactNode;
  view: PictureView;
  stageRef: RefObject<HTMLDivElement>;
  pictureRef: RefObject<HTMLDivElement>;
  className?: string;
}

/** The open picture between its neighbours, which are off screen: they are preloaded, and a swipe pulls them in. */
export function ViewerStage({
  pictures,
  index,
  sizes,
  renderPicture,
  view,
  stageRef,
  pictureRef,
  className,
}: ViewerStageProps) {
  const {zoom, dragX, isDragging} = view;
  const isZoomed = zoom.scale > 1;
  const motion = isDragging ? undefined : 'transition-transform duration-400';
  return (
    <div
      ref={stageRef}
      className={cn(
        'relative touch-none overflow-hidden select-none',
        isZoomed ? (isDragging ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
        className,
      )}
    >
      {[-1, 0, 1].map((offset) => {
        const picture = pictures[index + offset];
        if (!picture) return null;
        const isOpen = offset === 0;
        return (
          <div
            key={picture.id}
            aria-hidden={!isOpen}
            style={{transform: `translateX(calc(${offset * 100}% + ${dragX}px))`}}
            className={cn('absolute inset-0 p-[clamp(1rem,4vmin,3.5rem)]', motion)}
          >
            <div className="grid size-full place-items-center [container-type:size]">
              <div
                ref={isOpen ? pictureRef : undefined}
                style={{
                  width: wholeWidth(picture),
                  transform: isOpen
                    ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
                    : undefined,
                }}
                className={motion}
              >
                {renderPicture(index + offset, {
                  // Zoomed in: the largest rendition.
                  sizes: isOpen && isZoomed ? `${picture.width}px` : sizes,
                  fetchPriority: isOpen ? 'high' : 'low',
                })}
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The picture's width as CSS: what fits into its frame, but not more than its own pixels. */
function wholeWidth({width, height}: ViewedPicture): string {
  return `min(100cqw, 100cqh * ${width / height}, ${width}px)`;
}
