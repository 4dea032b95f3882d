import type {Dispatch} from 'react';
import {Button} from '~/components/Button';
import type {WallSize} from '~/shop/product/wall-work';
import {useWords} from '~/words';
import {FRAMES, type FrameName} from '~/shop/room/frames';
import {WALL_COLOURS, type WallColour} from '~/shop/room/wall-colours';
import {formatWorkSize} from '~/shop/product/work-size';
import {formatLength} from './format-length';
import {WallSelect} from './WallSelect';
import {activeWork, boundsOf, type WallAction, type WallState} from './wall-state';

export interface WorkFieldsProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  onSize: (handle: string, size: WallSize) => void;
}

const COLOUR_NAMES = Object.keys(WALL_COLOURS) as WallColour[];
const FRAME_NAMES = Object.keys(FRAMES) as FrameName[];

/** The size, the frame and the place of the chosen work, and the colour of the wall. */
export function WorkFields({state, dispatch, onSize}: WorkFieldsProps) {
  const words = useWords();
  const hung = activeWork(state);
  const {work, size, frame} = hung;
  const {handle} = work;
  return (
    // On an upright tablet, these fields join the two columns of all fields.
    <div className="grid content-start gap-4 portrait:min-[44em]:contents">
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <WallSelect
          label={words.wall.size}
          value={size.id}
          options={work.sizes.map(({id, label}) => [id, label])}
          onChange={(chosen) => {
            const to = work.sizes.find(({id}) => id === chosen);
            if (to) onSize(handle, to);
          }}
        />
        <WallSelect
          label={words.wall.frame}
          value={frame}
          options={FRAME_NAMES.map((name) => [name, words.wall.frames[name]] as const)}
          onChange={(to) => dispatch({type: 'change', handle, to: {frame: to}})}
        />
      </div>
      {state.background === 'room' && (
        <WallSelect
          label={words.wall.wallColour}
          value={state.colour}
          options={COLOUR_NAMES.map((name) => [name, words.wall.wallColours[name]] as const)}
          onChange={(colour) => dispatch({type: 'set', to: {colour}})}
        />
      )}
      {work.leftOut.length > 0 && (
        <p className="portrait:min-[44em]:col-span-full">
          {words.wall.leftOut(work.leftOut.join(', '))}
        </p>
      )}
      <Button variant="outline" onClick={() => dispatch({type: 'hang', handle})}>
        {words.wall.hangAtEyeLevel}
      </Button>
      <Measures state={state} />
      <p className="text-muted portrait:min-[44em]:order-1">
        {words.wall.drag}{' '}
        <span id="wall-keys" className="pointer-coarse:hidden">
          {words.wall.keys}
        </span>
      </p>
    </div>
  );
}

/** The chosen work's place on the wall, in both units. */
function Measures({state}: {state: WallState}) {
  const words = useWords();
  const hung = activeWork(state);
  const placed = boundsOf(hung);
  const floorY = state.background === 'photo' ? state.floorY : 0;
  return (
    <dl className="tabular-nums portrait:min-[44em]:row-span-2" aria-live="polite">
      <Measure term={words.wall.measures.size}>{formatWorkSize(words, hung.size)}</Measure>
      {hung.frame !== 'none' && (
        <Measure term={words.wall.measures.withFrame}>{formatWorkSize(words, placed)}</Measure>
      )}
      <Measure term={words.wall.measures.centre}>{formatLength(words, placed.y - floorY)}</Measure>
    </dl>
  );
}

function Measure({term, children}: {term: string; children: string}) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  );
}
