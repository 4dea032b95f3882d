import type {RefObject} from 'react';
import {SOLD_WORKS, type SoldWork} from '~/content/gallery';
import {cn} from '~/lib/cn';
import type {PictureView} from './use-picture-view';
import {WorkPicture} from './WorkPicture';

export interface LightboxStageProps {
  index: number;
  view: PictureView;
  stageRef: RefObject<HTMLDivElement>;
  pictureRef: RefObject<HTMLDivElement>;
  className?: string;
}

/** What the window leaves beside the label, or all of it when the label stands beneath. */
const SIZES = '(orientation: landscape) calc(100vw - 26rem), 96vw';

/** Whatever the screen: the rendition that holds most. */
const CLOSE_SIZES = '1200px';

/**
 * The open work between its neighbours, which wait out of sight: they are fetched before they are asked for, and a
 * finger pulls them in.
 */
export function LightboxStage({index, view, stageRef, pictureRef, className}: LightboxStageProps) {
  const {zoom, dragX, isHeld} = view;
  const isZoomed = zoom.scale > 1;
  const motion = isHeld ? undefined : 'transition-transform duration-400';
  return (
    <div
      ref={stageRef}
      className={cn(
        'relative touch-none overflow-hidden select-none',
        isZoomed ? (isHeld ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
        className,
      )}
    >
      {[-1, 0, 1].map((offset) => {
        const work = SOLD_WORKS[index + offset];
        if (!work) return null;
        const isOpen = offset === 0;
        return (
          <div
            key={work.handle}
            aria-hidden={!isOpen}
            style={{transform: `translateX(calc(${offset * 100}% + ${dragX}px))`}}
            className={cn('absolute inset-0 p-[clamp(1rem,4vmin,3.5rem)]', motion)}
          >
            <div className="grid size-full place-items-center [container-type:size]">
              <div
                ref={isOpen ? pictureRef : undefined}
                style={{
                  width: wholeWidth(work),
                  transform: isOpen
                    ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
                    : undefined,
                }}
                className={motion}
              >
                <WorkPicture
                  work={work}
                  sizes={isOpen && isZoomed ? CLOSE_SIZES : SIZES}
                  loading="eager"
                  fetchPriority={isOpen ? 'high' : 'low'}
                />
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** As wide as its frame lets it be uncut; never wider than its own pixels. */
function wholeWidth({width, height}: SoldWork): string {
  return `min(100cqw, 100cqh * ${width / height}, ${width}px)`;
}
