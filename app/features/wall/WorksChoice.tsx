import type {Dispatch} from 'react';
import {Button} from '~/components/Button';
import type {WallWork} from '~/shop/product/wall-work';
import {useWords} from '~/words';
import {WallSelect} from './WallSelect';
import type {WallAction, WallState} from './wall-state';

export interface WorksChoiceProps {
  state: WallState;
  others: readonly WallWork[];
  dispatch: Dispatch<WallAction>;
}

/** The works on the wall, and those that can hang beside them. */
export function WorksChoice({state: {works, active}, others, dispatch}: WorksChoiceProps) {
  const words = useWords();
  const hanging = new Set(works.map(({work}) => work.handle));
  const free = others.filter(({handle}) => !hanging.has(handle));

  return (
    <div className="grid content-start gap-4 empty:hidden portrait:min-[44em]:order-2">
      {works.length > 1 && (
        <ul aria-label={words.wall.others.list}>
          {works.map(({work: {handle, title}}) => (
            <li
              key={handle}
              className="flex items-center justify-between gap-4 border-b border-line"
            >
              <button
                type="button"
                aria-pressed={handle === active}
                className="min-h-12 flex-1 text-left font-serif text-base aria-pressed:underline aria-pressed:decoration-sea aria-pressed:underline-offset-[0.4em]"
                onClick={() => dispatch({type: 'set', to: {active: handle}})}
              >
                {title}
              </button>
              <Button
                variant="quiet"
                aria-label={words.wall.others.takeWorkDown(title)}
                onClick={() => dispatch({type: 'remove', handle})}
              >
                {words.wall.others.takeDown}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <WallSelect
          label={words.wall.others.add}
          value=""
          options={[
            ['', words.wall.others.choose],
            ...free.map(({handle, title}) => [handle, title] as const),
          ]}
          onChange={(handle) => {
            const work = free.find((other) => other.handle === handle);
            if (work) dispatch({type: 'add', work});
          }}
        />
      )}
      {works.length === 1 && free.length === 0 && <p>{words.wall.others.none}</p>}
    </div>
  );
}
