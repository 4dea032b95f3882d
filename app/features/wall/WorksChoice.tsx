import {useState, type Dispatch} from 'react';
import {Button} from '~/components/Button';
import {localPath} from '~/lib/language/local-path';
import {isRecord, readJson} from '~/lib/read-json';
import type {WallResult} from '~/shop/product/wall-work';
import {type ShopWords, useWords} from '~/words';
import {SelectField} from './SelectField';
import type {WallAction, WallState} from './wall-state';

export interface WorksChoiceProps {
  state: WallState;
  others: readonly {handle: string; title: string}[];
  dispatch: Dispatch<WallAction>;
}

/** The works on the wall, and those that can hang beside them. */
export function WorksChoice({state: {works, active}, others, dispatch}: WorksChoiceProps) {
  const words = useWords();
  const [problem, setProblem] = useState('');
  const hanging = new Set(works.map(({work}) => work.handle));
  const free = others.filter(({handle}) => !hanging.has(handle));

  async function add(handle: string) {
    setProblem('');
    const result = await loadWallWork(words, handle);
    if (result.ok) dispatch({type: 'add', work: result.work});
    else setProblem(result.reason);
  }

  return (
    <div className="wall-fields">
      {works.length > 1 && (
        <ul className="wall-works" aria-label={words.wall.others.list}>
          {works.map(({work: {handle, title}}) => (
            <li key={handle}>
              <button
                type="button"
                aria-pressed={handle === active}
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
        <SelectField
          label={words.wall.others.add}
          value=""
          options={[
            ['', words.wall.others.choose],
            ...free.map(({handle, title}) => [handle, title] as const),
          ]}
          onChange={(handle) => void add(handle)}
        />
      )}
      <p role="status" className="wall-problem">
        {problem}
      </p>
    </div>
  );
}

/** Loads another work for the wall. A lost connection is one of the possible reasons for a failure. */
async function loadWallWork(words: ShopWords, handle: string): Promise<WallResult> {
  try {
    const response = await fetch(localPath(words, `/api/wall/${encodeURIComponent(handle)}`));
    const result = response.ok && (await readJson(response, isWallResult));
    if (result) return result;
  } catch {
    // The message appears below.
  }
  return {ok: false, reason: words.wall.others.notLoaded};
}

function isWallResult(value: unknown): value is WallResult {
  return isRecord(value) && (value.ok ? isRecord(value.work) : typeof value.reason === 'string');
}
