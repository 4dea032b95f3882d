import {useEffect, useLayoutEffect, useRef, type Dispatch, type RefObject} from 'react';
import {cdnUrl, largestWidth, type CdnImage} from '~/lib/cdn-image';
import {useWords} from '~/words';
import {formatWorkSize} from '~/shop/product/work-size';
import type {Light} from './photo';
import {boxOf, toPicture, toWall, type WallMap} from './wall-map';
import {drawWork, drawnArea} from './draw-work';
import {useMove} from './use-move';
import type {WallItem, WallAction} from './wall-state';

export interface WallItemButtonProps {
  hung: WallItem;
  wall: WallMap;
  light: Light;
  dispatch: Dispatch<WallAction>;
  pictureRef: RefObject<HTMLElement>;
}

/** More isn't visible while something moves, and would slow a phone down. */
const MAX_DEVICE_PIXELS = 2;

/** In pixels. The first loads fast, even on a phone; the second is enough for a work that fills a dense screen. */
const PICTURE_WIDTHS = [320, 1600];

/** A work on the wall. Pointers drag it, arrow keys move it by a centimetre, and E hangs it at eye level. */
export function WallItemButton({hung, wall, light, dispatch, pictureRef}: WallItemButtonProps) {
  const words = useWords();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const {work, size, frame, picture} = hung;
  const {handle, title} = work;

  useEffect(() => {
    if (picture) return;
    const load = async () => {
      for (const width of PICTURE_WIDTHS) {
        const loaded = await loadPicture(work.picture, width);
        dispatch({type: 'change', handle, to: {picture: loaded}});
      }
    };
    // Without a picture it stays a blank sheet in its frame.
    load().catch(() => {});
  }, [work, handle, picture, dispatch]);

  // Redrawn only when it looks different. The browser moves it without a redraw.
  const resolution = wall.pixelsPerCm * Math.min(window.devicePixelRatio, MAX_DEVICE_PIXELS);
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (canvas) drawWork(canvas, {size, frame, picture}, resolution, light);
  }, [size, frame, picture, resolution, light]);

  const {onKeyDown, ...pointer} = useMove({
    pictureRef,
    at: toPicture(wall, hung),
    step: wall.pixelsPerCm,
    onMove: (to) => dispatch({type: 'change', handle, to: toWall(wall, to)}),
  });

  return (
    <button
      type="button"
      className="absolute cursor-grab touch-pinch-zoom forced-color-adjust-none focus-visible:-outline-offset-4 active:cursor-grabbing"
      style={boxOf(wall, drawnArea(hung))}
      aria-label={`${title}, ${formatWorkSize(words, size)}`}
      aria-describedby="wall-keys"
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown E"
      onFocus={() => dispatch({type: 'set', to: {active: handle}})}
      onKeyDown={(event) => {
        onKeyDown(event);
        const {key, altKey, ctrlKey, metaKey} = event;
        if (altKey || ctrlKey || metaKey) return;
        if (key.toLowerCase() === 'e') dispatch({type: 'hang', handle});
      }}
      {...pointer}
    >
      <canvas ref={canvasRef} className="size-full" />
    </button>
  );
}

async function loadPicture(picture: CdnImage, width: number): Promise<HTMLImageElement> {
  const image = new Image();
  // Otherwise the canvas couldn't be saved.
  image.crossOrigin = 'anonymous';
  image.src = cdnUrl(picture.url, {width: Math.min(width, largestWidth(picture))});
  await image.decode();
  return image;
}
