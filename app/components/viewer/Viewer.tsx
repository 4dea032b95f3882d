import PhotoSwipe, {type Point} from 'photoswipe';
import 'photoswipe/style.css';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useModalDialog} from '~/components/use-modal-dialog';
import {cn} from '~/lib/cn';
import {type ShopWords, useWords} from '~/words';
import {ViewerBar} from './ViewerBar';

/** A picture in the viewer. */
export interface ViewedPicture {
  title: string;
  src: string;
  srcset: string;
  /** The size of its largest rendition, in pixels. Without zoom, the viewer never shows it larger. */
  width: number;
  height: number;
  alt: string;
}

export interface ViewerProps {
  pictures: readonly ViewedPicture[];
  /** The index of the first picture. Later changes are ignored. */
  startIndex: number;
  /** Renders text beside or below the picture. Without it, the bar has the title. */
  renderLabel?: (index: number) => ReactNode;
  /** Called when the viewer shows another picture. */
  onShow?: (index: number) => void;
  /** Called once the viewer has closed itself. */
  onClose: () => void;
  /** Finds the element to focus afterwards. Browsers return the focus only if a click had moved it to the link. */
  findOpener: (startIndex: number) => HTMLElement | null;
}

/**
 * Shows a picture over the entire viewport while it's rendered. It's a native modal dialog: it traps the focus, Escape
 * closes it, and the page behind keeps its scroll position. PhotoSwipe handles swiping, zooming and the arrow keys:
 * https://photoswipe.com/options/
 */
export function Viewer({
  pictures,
  startIndex,
  renderLabel,
  onShow,
  onClose,
  findOpener,
}: ViewerProps) {
  const words = useWords();
  const dialogRef = useModalDialog(true);
  const stageRef = useRef<HTMLDivElement>(null);
  const [firstIndex] = useState(startIndex);
  const [index, setIndex] = useState(firstIndex);
  const [isZoomed, setIsZoomed] = useState(false);
  const [photoSwipe, setPhotoSwipe] = useState<PhotoSwipe | null>(null);
  // In a ref, so that new callbacks don't create a new PhotoSwipe.
  const latestRef = useRef({pictures, onShow, findOpener});
  useEffect(() => {
    latestRef.current = {pictures, onShow, findOpener};
  });

  useEffect(() => {
    const stage = stageRef.current!;
    const shown = createPhotoSwipe(words, stage, latestRef.current.pictures, firstIndex);
    shown.on('zoomPanUpdate', ({slide}) =>
      setIsZoomed(slide.currZoomLevel > slide.zoomLevels.initial),
    );
    // Destroying it closes it too.
    let isRemoved = false;
    shown.on('close', () => !isRemoved && dialogRef.current?.close());
    shown.init();
    // Only after the viewer has shown the first picture.
    shown.on('change', () => {
      setIndex(shown.currIndex);
      latestRef.current.onShow?.(shown.currIndex);
    });
    // The dialog has the role.
    shown.element?.removeAttribute('role');
    setPhotoSwipe(shown);
    // The label of another work may have a different height.
    const observer = new ResizeObserver(() => shown.updateSize());
    observer.observe(stage);
    return () => {
      isRemoved = true;
      observer.disconnect();
      if (shown.opener.isOpen) shown.destroy();
      // PhotoSwipe can't be destroyed while it opens.
      else shown.on('openingAnimationEnd', () => shown.destroy());
      latestRef.current.findOpener(firstIndex)?.focus();
    };
  }, [dialogRef, firstIndex, words]);

  const title = pictures[index]!.title;
  return (
    <dialog
      ref={dialogRef}
      aria-label={title}
      onClose={onClose}
      className={cn(
        'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-wall',
        'transition-opacity duration-400 starting:opacity-0',
      )}
    >
      <div
        className={cn(
          // A label with long or large text scrolls, so that the picture keeps its space.
          'grid size-full [--space:max(1rem,4vw)] grid-rows-[auto_minmax(10rem,1fr)_auto]',
          renderLabel &&
            'landscape:grid-cols-[minmax(0,1fr)_22rem] landscape:grid-rows-[auto_minmax(0,1fr)]',
        )}
      >
        <ViewerBar
          index={index}
          count={pictures.length}
          title={renderLabel ? null : title}
          isZoomed={isZoomed}
          onZoom={() => photoSwipe?.toggleZoom()}
          onPrevious={() => photoSwipe?.prev()}
          onNext={() => photoSwipe?.next()}
          onClose={() => dialogRef.current?.close()}
          className={cn(
            'py-2 pr-1 pl-(--space) sm:pr-3',
            renderLabel && 'landscape:col-start-2 landscape:py-3 landscape:pl-2',
          )}
        />
        <div
          ref={stageRef}
          className={cn(
            // PhotoSwipe has `position: fixed`. This positions it in the stage instead of the window.
            'relative contain-layout',
            renderLabel && 'landscape:col-start-1 landscape:row-span-2 landscape:row-start-1',
          )}
        />
        {renderLabel ? (
          <div
            aria-live="polite"
            className="overflow-y-auto px-(--space) pt-3 pb-[clamp(1.25rem,8vh-2rem,4rem)] landscape:max-h-full landscape:self-center landscape:pr-8 landscape:pl-2"
          >
            {renderLabel(index)}
          </div>
        ) : (
          <p className="min-h-[14svh] px-(--space) pt-1 pb-10 font-serif text-xl landscape:hidden">
            {title}
          </p>
        )}
      </div>
    </dialog>
  );
}

/**
 * The scales of the zoom button and of the maximum zoom, relative to the fitted picture: close enough to see single
 * brush strokes.
 */
const CLOSE_SCALE = 2.5;
const MAX_SCALE = 4;

function createPhotoSwipe(
  words: ShopWords,
  stage: HTMLElement,
  pictures: readonly ViewedPicture[],
  index: number,
): PhotoSwipe {
  const photoSwipe = new PhotoSwipe({
    dataSource: [...pictures],
    index,
    appendToEl: stage,
    getViewportSizeFn: () => ({x: stage.clientWidth, y: stage.clientHeight}),
    paddingFn: paddingOf,
    secondaryZoomLevel: ({fit}) => fit * CLOSE_SCALE,
    maxZoomLevel: ({fit}) => fit * MAX_SCALE,
    wheelToZoom: true,
    loop: false,
    errorMsg: words.viewer.notLoaded,
    // The dialog already does this.
    bgOpacity: 0,
    showHideAnimationType: 'none',
    escKey: false,
    trapFocus: false,
    returnFocus: false,
  });
  // PhotoSwipe's own buttons are HTML strings, which the content security policy forbids (Trusted Types).
  photoSwipe.on('uiRegister', () => {
    if (photoSwipe.ui) photoSwipe.ui.uiElementsData = [];
  });
  // PhotoSwipe's coordinates start at the window's corner.
  photoSwipe.on('updateScrollOffset', () => {
    const {left, top} = stage.getBoundingClientRect();
    photoSwipe.offset.x += left;
    photoSwipe.offset.y += top;
  });
  // In an upright window, a picture stands just above its label instead of in the middle of the stage.
  photoSwipe.on('calcBounds', ({slide: {bounds, height, panAreaSize}}) => {
    const space = panAreaSize.y - height * bounds.currZoomLevel;
    if (space <= 0 || !matchMedia('(orientation: portrait)').matches) return;
    for (const position of [bounds.center, bounds.min, bounds.max]) position.y += space / 2;
  });
  return photoSwipe;
}

/** The space around a picture, in pixels. In an upright window, the picture has the window's whole width. */
function paddingOf({x, y}: Point) {
  const side = x < y ? 0 : Math.max(16, x * 0.04);
  const end = Math.max(16, Math.min(x, y) * 0.04);
  return {top: end, right: side, bottom: end, left: side};
}
