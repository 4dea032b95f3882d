import type {Dispatch} from 'react';
import type {WallAction, WallState} from './wall-state';

const PLACES = [
  ['room', 'A drawn room'],
  ['photo', 'Your own wall'],
] as const;

export interface PlaceChoiceProps {
  place: WallState['place'];
  dispatch: Dispatch<WallAction>;
}

/** The drawn room, or the visitor's own wall. */
export function PlaceChoice({place, dispatch}: PlaceChoiceProps) {
  return (
    <fieldset className="wall-choice">
      <legend className="sr-only">Where it hangs</legend>
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
