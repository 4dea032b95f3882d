import {useEffect, useReducer, useRef, type ReactNode} from 'react';
import type {WallSize} from '~/shop/product/wall-work';
import {type ShopWords, useWords} from '~/words';
import {PhonePageCode} from './PhonePageCode';
import {PhoneViewerLink} from './PhoneViewerLink';
import {PhotoFields} from './PhotoFields';
import {SaveButtons} from './SaveButtons';
import {Stage} from './Stage';
import {useStageSides} from './use-stage-sides';
import {wallPicture} from './wall-picture';
import {activeWork, firstState, reduceWall} from './wall-state';
import {viewOf} from './wall-view';
import type {WallProps} from './Wall';
import {WorkFields} from './WorkFields';
import {WorksChoice} from './WorksChoice';

interface WallRoomProps extends Omit<WallProps, 'onClose' | 'renderPurchase'> {
  renderPurchase: (variantId: string) => ReactNode;
}

function places(words: ShopWords) {
  return [
    ['room', words.wall.place.room],
    ['photo', words.wall.place.photo],
  ] as const;
}

/** The stage with the wall, and the fields beside or below it. */
export function WallRoom({
  work,
  beside = [],
  others = [],
  wallColour = 'linen',
  selectedId,
  onSelect,
  renderPurchase,
  isOpen,
}: WallRoomProps) {
  const words = useWords();
  const [state, dispatch] = useReducer(reduceWall, null, () => ({
    ...firstState(work, ...beside),
    colour: wallColour,
  }));
  const stageRef = useRef<HTMLDivElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const sides = useStageSides(stageRef);

  // Takes over the page's size whenever the wall opens.
  useEffect(() => {
    const size = isOpen && work.sizes.find(({id}) => id === selectedId);
    if (size) dispatch({type: 'change', handle: work.handle, to: {size}});
  }, [isOpen, work, selectedId]);

  /** The size of the page's work is also the page's size, so that the visitor buys the size on the wall. */
  function changeSize(handle: string, size: WallSize) {
    dispatch({type: 'change', handle, to: {size}});
    if (handle === work.handle) onSelect?.(size.id);
  }

  const own = state.works.find((hung) => hung.work.handle === work.handle);
  const view = viewOf(state, sides ?? {width: 4, height: 3});
  return (
    <>
      <div ref={stageRef} className="wall-stage">
        {sides && <Stage state={state} dispatch={dispatch} view={view} drawingRef={drawingRef} />}
      </div>
      <div className="wall-panel">
        <PhoneViewerLink hung={activeWork(state)} />
        <fieldset className="wall-choice">
          <legend className="sr-only">{words.wall.place.legend}</legend>
          {places(words).map(([place, label]) => (
            <label key={place}>
              <input
                type="radio"
                name="wall-place"
                checked={place === state.place}
                onChange={() => dispatch({type: 'go', place})}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {view.wall && <WorkFields state={state} dispatch={dispatch} onSize={changeSize} />}
        {state.place === 'photo' && <PhotoFields state={state} dispatch={dispatch} />}
        {view.wall && (
          <>
            <WorksChoice state={state} others={others} dispatch={dispatch} />
            <SaveButtons work={work} paint={() => wallPicture(state, view, drawingRef.current)} />
            <PhonePageCode hung={activeWork(state)} />
          </>
        )}
      </div>
      <div className="wall-purchase">{own && renderPurchase(own.size.id)}</div>
    </>
  );
}
