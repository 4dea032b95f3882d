import {useState, type Dispatch} from 'react';
import {Button} from '~/components/Button';
import {buttonClass} from '~/components/button-class';
import {cn} from '~/lib/cn';
import {useWords} from '~/words';
import {readPhoto} from './photo';
import {ScaleFields} from './ScaleFields';
import type {WallAction, WallState} from './wall-state';

export interface PhotoFieldsProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
}

/** The photo of the visitor's wall, and its scale. */
export function PhotoFields({state, dispatch}: PhotoFieldsProps) {
  const words = useWords();
  const [problem, setProblem] = useState('');
  const {photo, scale, wall} = state;

  function open(file: File) {
    setProblem('');
    readPhoto(file).then(
      (read) => dispatch({type: 'show photo', photo: read}),
      () => setProblem(words.wallPhoto.notShown),
    );
  }

  return (
    <div className="grid content-start gap-4">
      {!photo && <p>{words.wallPhoto.intro}</p>}
      {scale && !wall && <ScaleFields scale={scale} dispatch={dispatch} />}
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {wall && (
          <Button variant="quiet" onClick={() => dispatch({type: 'set', to: {wall: null}})}>
            {words.wallPhoto.scaleAgain}
          </Button>
        )}
        <label
          className={buttonClass(
            photo ? 'quiet' : 'solid',
            cn('relative cursor-pointer ring-within', !photo && 'grow'),
          )}
        >
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file can be chosen again.
              event.target.value = '';
              if (file) open(file);
            }}
          />
          {photo ? words.wallPhoto.chooseAnother : words.wallPhoto.choose}
        </label>
      </div>
    </div>
  );
}
