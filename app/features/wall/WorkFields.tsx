import type {Dispatch} from 'react';
import words from '#words/wall';
import {Button} from '~/components/Button';
import type {WallSize} from '~/shop/product/wall-work';
import {formatLength, formatSides} from './geometry/lengths';
import {FRAMES, type FrameName} from './frames';
import {SelectField} from './SelectField';
import {activeWork, placedOf, type WallAction, type WallState} from './wall-state';

export interface WorkFieldsProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  onSize: (handle: string, size: WallSize) => void;
}

const FRAME_OPTIONS = Object.entries(FRAMES).map(
  ([name, {label}]) => [name as FrameName, label] as const,
);

/** The size, the frame and the place of the chosen work. */
export function WorkFields({state, dispatch, onSize}: WorkFieldsProps) {
  const hung = activeWork(state);
  const {work, size, frame} = hung;
  const {handle} = work;
  return (
    <div className="wall-fields">
      <div className="wall-pair">
        <SelectField
          label={words.size}
          value={size.id}
          options={work.sizes.map(({id, label}) => [id, label])}
          onChange={(chosen) => {
            const to = work.sizes.find(({id}) => id === chosen);
            if (to) onSize(handle, to);
          }}
        />
        <SelectField
          label={words.frame}
          value={frame}
          options={FRAME_OPTIONS}
          onChange={(to) => dispatch({type: 'change', handle, to: {frame: to}})}
        />
      </div>
      {work.leftOut.length > 0 && <p>{words.leftOut(work.leftOut.join(', '))}</p>}
      <Button variant="outline" onClick={() => dispatch({type: 'hang', handle})}>
        {words.hangAtEyeLevel}
      </Button>
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
  const floorY = state.place === 'photo' ? state.floorY : 0;
  return (
    <dl className="wall-measures" aria-live="polite">
      <Measure term={words.measures.size}>{formatSides(hung.size.width, hung.size.height)}</Measure>
      {hung.frame !== 'none' && (
        <Measure term={words.measures.withFrame}>
          {formatSides(placed.width, placed.height)}
        </Measure>
      )}
      <Measure term={words.measures.centre}>{formatLength(placed.y - floorY)}</Measure>
    </dl>
  );
}

function Measure({term, children}: {term: string; children: string}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
