import type {Dispatch} from 'react';
import {KNOWN_THINGS} from '~/lib/wall/known-things';
import {formatLength, formatSides} from '~/lib/wall/lengths';
import {OwnLength} from './OwnLength';
import {mapOfSetting, measuredThing, type ScaleSetting, type ThingName} from './scale-setting';
import type {WallAction} from './wall-state';

export interface ScaleFieldsProps {
  scale: ScaleSetting;
  dispatch: Dispatch<WallAction>;
}

const WAYS = [
  ['length', 'Straight on'],
  ['corners', 'At an angle'],
] as const;

/** What of known size is in the photo, and how its points are set. */
export function ScaleFields({scale, dispatch}: ScaleFieldsProps) {
  const set = (change: Partial<ScaleSetting>) =>
    dispatch({type: 'set scale', scale: {...scale, ...change}});
  const isReady = mapOfSetting(scale) !== null;
  return (
    <>
      <h3>Set the scale</h3>
      <label className="wall-field">
        Something of known size on the wall
        <select
          className="control"
          value={scale.thing}
          onChange={(event) => set({thing: event.target.value as ThingName})}
        >
          {Object.entries(KNOWN_THINGS).map(([name, thing]) => (
            <option key={name} value={name}>
              {thing.name}, {sidesFor(thing, scale.way)}
            </option>
          ))}
          <option value="own">Something else</option>
        </select>
      </label>
      <fieldset className="wall-choice">
        <legend>The camera faced the wall</legend>
        {WAYS.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="wall-way"
              value={value}
              checked={value === scale.way}
              onChange={() => set({way: value})}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {scale.thing === 'own' && (
        <OwnLength
          own={scale.own}
          hasWidth={scale.way === 'corners'}
          onChange={(own) => set({own})}
        />
      )}
      <p id="wall-point-keys">
        {hintFor(scale)} Arrow keys move a point finely, with Shift ten times as far.
      </p>
      <button
        type="button"
        className="button button-solid"
        aria-disabled={!isReady}
        onClick={() => isReady && dispatch({type: 'finish scale'})}
      >
        Hang the work
      </button>
      <p role="status" className="wall-problem">
        {!isReady && problemOf(scale)}
      </p>
    </>
  );
}

function sidesFor(
  {width, height, side}: {width: number; height: number; side: 'width' | 'height'},
  way: ScaleSetting['way'],
): string {
  if (way === 'corners') return formatSides(width, height);
  return `${formatLength(side === 'width' ? width : height)} ${side === 'width' ? 'wide' : 'high'}`;
}

function hintFor(scale: ScaleSetting): string {
  if (scale.way === 'corners') return 'Drag the four points to its corners.';
  if (scale.thing === 'own') return 'Drag the two points to its ends.';
  const isWide = measuredThing(scale).side === 'width';
  return `Drag the two points to its ${isWide ? 'left and right edges' : 'top and bottom'}.`;
}

function problemOf({way}: ScaleSetting): string {
  return way === 'corners'
    ? 'The length is missing, or the four points do not make a rectangle: the first is its top left corner, the others follow clockwise.'
    : 'The length is missing, or the two points are in one place.';
}
