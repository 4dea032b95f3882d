import {useEffect, useReducer, useRef, useState} from 'react';
import type {WallSize, WallWork} from '~/shop/product/wall-work';
import {EVEN_LIGHT, type Light} from './geometry/light';
import {measureLight} from './measure-light';
import {PhotoFields} from './PhotoFields';
import {PlaceChoice} from './PlaceChoice';
import {PhoneViewerLink} from './PhoneViewerLink';
import {SaveButtons} from './SaveButtons';
import {Stage} from './Stage';
import {useStageSides} from './use-stage-sides';
import {useWorkPictures} from './use-work-pictures';
import {viewOf} from './wall-view';
import {activeWork, firstState, reduceWall, type HungWork} from './wall-state';
import {wallPicture} from './wall-picture';
import {WorkFields} from './WorkFields';
import {WorksChoice} from './WorksChoice';

export interface WallRoomProps {
  work: WallWork;
  selectedId: string | undefined;
  onSelect: (variantId: string) => void;
  others: readonly {handle: string; title: string}[];
  isOpen: boolean;
}

/** The stage with the wall, and the fields beside or below it. */
export function WallRoom({work, selectedId, onSelect, others, isOpen}: WallRoomProps) {
  const [state, dispatch] = useReducer(reduceWall, null, () => firstState(work));
  const [matchesLight, setMatchesLight] = useState(true);
  const stageRef = useRef<HTMLDivElement>(null);
  const drawingRef = useRef<SVGSVGElement>(null);
  const sides = useStageSides(stageRef);
  const pictures = useWorkPictures(state.works);

  // The page's size, each time the wall is opened.
  useEffect(() => {
    const size = isOpen && work.sizes.find(({id}) => id === selectedId);
    if (size) dispatch({type: 'change', handle: work.handle, to: {size}});
  }, [isOpen, work, selectedId]);

  /** The size of the page's own work is the page's size too, so that it is the one that is bought. */
  function changeSize(handle: string, size: WallSize) {
    dispatch({type: 'change', handle, to: {size}});
    if (handle === work.handle) onSelect(size.id);
  }

  const view = viewOf(state, sides ?? {width: 4, height: 3});
  const {photo, place} = state;
  const isHanging = place === 'room' || (photo !== null && state.isScaled);
  const lightOf = (hung: HungWork): Light =>
    place === 'photo' && photo && matchesLight ? measureLight(photo, view, hung) : EVEN_LIGHT;

  function paint(): Promise<Blob> {
    const background = place === 'room' ? drawingRef.current : photo;
    if (!background) return Promise.reject(new Error('There is no wall.'));
    return wallPicture({view, works: state.works, pictures, lightOf}, background);
  }

  return (
    <>
      <div ref={stageRef} className="wall-stage">
        {sides && (
          <Stage
            state={state}
            dispatch={dispatch}
            view={view}
            sides={sides}
            pictures={pictures}
            lightOf={lightOf}
            stageRef={stageRef}
            drawingRef={drawingRef}
            isHanging={isHanging}
          />
        )}
      </div>
      <div className="wall-panel">
        <PlaceChoice place={place} dispatch={dispatch} />
        {isHanging && <WorkFields state={state} dispatch={dispatch} onSize={changeSize} />}
        {place === 'photo' && (
          <PhotoFields
            state={state}
            dispatch={dispatch}
            matchesLight={matchesLight}
            onMatchLight={setMatchesLight}
          />
        )}
        {isHanging && (
          <>
            <WorksChoice
              works={state.works}
              others={others}
              dispatch={dispatch}
              active={state.active}
            />
            <SaveButtons name={work.handle} title={work.title} paint={paint} />
            <PhoneViewerLink hung={activeWork(state)} />
          </>
        )}
      </div>
    </>
  );
}
