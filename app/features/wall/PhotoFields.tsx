import {useState, type Dispatch} from 'react';
import words from '#words/wall-photo';
import {PhotoInput} from './PhotoInput';
import {readPhoto} from './read-photo';
import {ScaleFields} from './ScaleFields';
import type {WallAction, WallState} from './wall-state';

export interface PhotoFieldsProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  matchesLight: boolean;
  onMatchLight: (matches: boolean) => void;
}

/** The photo of the visitor's wall, and its scale. */
export function PhotoFields({state, dispatch, matchesLight, onMatchLight}: PhotoFieldsProps) {
  const [problem, setProblem] = useState('');
  const {photo, scale, isScaled} = state;

  function open(file: File) {
    setProblem('');
    readPhoto(file).then(
      (read) => dispatch({type: 'show photo', photo: read}),
      () => setProblem(words.notShown),
    );
  }

  return (
    <div className="wall-fields">
      {!photo && <p>{words.intro}</p>}
      {photo && scale && !isScaled && <ScaleFields scale={scale} dispatch={dispatch} />}
      {photo && isScaled && (
        <label className="wall-check">
          <input
            type="checkbox"
            checked={matchesLight}
            onChange={(event) => onMatchLight(event.target.checked)}
          />
          {words.matchLight}
        </label>
      )}
      <p role="alert" className="wall-problem">
        {problem}
      </p>
      <div className="wall-buttons">
        {photo && isScaled && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => dispatch({type: 'scale again'})}
          >
            {words.scaleAgain}
          </button>
        )}
        <PhotoInput isFirst={!photo} onChoose={open} />
      </div>
    </div>
  );
}
