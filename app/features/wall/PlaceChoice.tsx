import type {Dispatch} from 'react';
import words from '#words/wall';
import type {WallAction, WallState} from './wall-state';

const PLACES = [
  ['room', words.place.room],
  ['photo', words.place.photo],
] as const;

export interface PlaceChoiceProps {
  place: WallState['place'];
  dispatch: Dispatch<WallAction>;
}

/** The drawn room, or the visitor's own wall. */
export function PlaceChoice({place, dispatch}: PlaceChoiceProps) {
  return (
    <fieldset className="wall-choice">
      <legend className="sr-only">{words.place.legend}</legend>
      {PLACES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="wall-place"
            value={value}
            checked={value === place}
            onChange={() => dispatch({type: 'go', place: value})}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
