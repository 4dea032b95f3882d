import type {Dispatch} from 'react';
import words from '#words/wall';
import type {WallSize} from '~/shop/product/wall-work';
import {formatLength, formatSides} from './geometry/lengths';
import {FRAMES, type FrameName} from './frames';
import {activeWork, placedOf, type WallAction, type WallState} from './wall-state';

export interface WorkFieldsProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  onSize: (handle: string, size: WallSize) => void;
}

/** The size, the frame and the place of the chosen work. */
export function WorkFields({state, dispatch, onSize}: WorkFieldsProps) {
  const hung = activeWork(state);
  const {work, size, frame} = hung;
  const {handle} = work;

  return (
    <div className="wall-fields">
      <div className="wall-pair">
        <label className="wall-field">
          {words.size}
          <select
            className="control"
            value={size.id}
            onChange={(event) => {
              const chosen = work.sizes.find(({id}) => id === event.target.value);
              if (chosen) onSize(handle, chosen);
            }}
          >
            {work.sizes.map(({id, label}) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="wall-field">
          {words.frame}
          <select
            className="control"
            value={frame}
            onChange={(event) =>
              dispatch({type: 'change', handle, to: {frame: event.target.value as FrameName}})
            }
          >
            {Object.entries(FRAMES).map(([name, {label}]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {work.leftOut.length > 0 && <p>{words.leftOut(work.leftOut.join(', '))}</p>}
      <button
        type="button"
        className="button button-outline"
        onClick={() => dispatch({type: 'hang', handle})}
      >
        {words.hangAtEyeLevel}
      </button>
      <Measures state={state} />
      <p className="wall-note">
        {words.drag}{' '}
        <span id="wall-keys" className="wall-keys">
          {words.keys}
        </span>
      </p>
    </div>
  );
}

/** The chosen work's place on the wall, in both units. */
function Measures({state}: {state: WallState}) {
  const hung = activeWork(state);
  const placed = placedOf(hung);
  const centre = placed.y - (state.place === 'photo' ? state.floorY : 0);
  const rows = [
    [words.measures.size, formatSides(hung.size.width, hung.size.height)],
    ...(hung.frame === 'none'
      ? []
      : [[words.measures.withFrame, formatSides(placed.width, placed.height)]]),
    [words.measures.centre, formatLength(centre)],
  ];
  return (
    <dl className="wall-measures" aria-live="polite">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
