import {useEffect, useReducer, useRef, useState, type RefObject} from 'react';
import type {WallSize} from '~/shop/product/wall-work';
import {type ShopWords, useWords} from '~/words';
import type {Sides} from '~/lib/lengths';
import {PhonePageCode} from './PhonePageCode';
import {PhoneViewerLink} from './PhoneViewerLink';
import {PhotoFields} from './PhotoFields';
import {SaveButtons} from './SaveButtons';
import {Stage} from './Stage';
import {wallPicture} from './wall-picture';
import {activeWork, firstState, reduceWall} from './wall-state';
import {wallViewOf} from './wall-view';
import type {WallProps} from './Wall';
import {WorkFields} from './WorkFields';
import {WorksChoice} from './WorksChoice';

function backgrounds(words: ShopWords) {
  return [
    ['room', words.wall.background.room],
    ['photo', words.wall.background.photo],
  ] as const;
}

/** The stage with the wall, and the fields beside or below it. */
export function WallRoom({
  work,
  beside = [],
  others = [],
  selectedId,
  onSelect,
  renderPurchase,
  isOpen,
  onClose,
}: WallProps) {
  const words = useWords();
  const [state, dispatch] = useReducer(reduceWall, null, () => firstState(work, ...beside));
  const stageRef = useRef<HTMLDivElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const sides = useStageSides(stageRef);

  // Takes over the page's size whenever the wall opens.
  useEffect(() => {
    const size = isOpen && work.sizes.find(({id}) => id === selectedId);
    if (size) dispatch({type: 'change', handle: work.handle, to: {size}});
  }, [isOpen, work, selectedId]);

  /** The size of the page's work also changes on the page, so that the visitor buys the size on the wall. */
  function changeSize(handle: string, size: WallSize) {
    dispatch({type: 'change', handle, to: {size}});
    if (handle === work.handle) onSelect?.(size.id);
  }

  const own = state.works.find((hung) => hung.work.handle === work.handle);
  const view = wallViewOf(state, sides ?? {width: 4, height: 3});
  return (
    <>
      <div
        ref={stageRef}
        className="grid min-h-0 touch-manipulation place-items-center overflow-hidden bg-mat select-none landscape:col-start-1 landscape:row-span-full"
      >
        {sides && <Stage state={state} dispatch={dispatch} view={view} drawingRef={drawingRef} />}
      </div>
      <div className="grid max-h-[38dvh] content-start gap-4 overflow-y-auto overscroll-contain border-t border-line px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-sm portrait:min-[44em]:max-h-[45dvh] portrait:min-[44em]:grid-cols-2 portrait:min-[44em]:gap-x-8 portrait:min-[44em]:px-8 landscape:col-start-2 landscape:max-h-none landscape:border-t-0 landscape:border-l landscape:pt-3 landscape:lg:gap-6 landscape:lg:px-8 landscape:lg:pb-8">
        <PhoneViewerLink hung={activeWork(state)} />
        <fieldset className="grid grid-cols-2 portrait:min-[44em]:col-span-full">
          <legend className="sr-only">{words.wall.background.legend}</legend>
          {backgrounds(words).map(([background, label]) => (
            <label
              key={background}
              className="relative grid min-h-12 place-items-center border border-edge px-2 py-1 text-center last:border-l-0 has-checked:bg-ink has-checked:text-white has-[:focus-visible]:z-1 ring-within"
            >
              <input
                type="radio"
                name="wall-background"
                checked={background === state.background}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                onChange={() => dispatch({type: 'switch background', to: background})}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {view.wall && <WorkFields state={state} dispatch={dispatch} onSize={changeSize} />}
        {state.background === 'photo' && <PhotoFields state={state} dispatch={dispatch} />}
        {view.wall && (
          <>
            <WorksChoice state={state} others={others} dispatch={dispatch} />
            <SaveButtons work={work} paint={() => wallPicture(state, view, drawingRef.current)} />
            <PhonePageCode hung={activeWork(state)} />
          </>
        )}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden portrait:min-[44em]:px-8 landscape:col-start-2 landscape:border-l landscape:lg:px-8">
        {own && renderPurchase?.(own.size.id, onClose)}
      </div>
    </>
  );
}

/** The size of the stage in CSS pixels; null until it has one. */
function useStageSides(ref: RefObject<HTMLElement>): Sides | null {
  const [sides, setSides] = useState<Sides | null>(null);
  useEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const observer = new ResizeObserver(([entry]) => {
      const {width, height} = entry!.contentRect;
      // A closed stage has no size, so the last one stays.
      if (width > 0 && height > 0) setSides({width, height});
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [ref]);
  return sides;
}
