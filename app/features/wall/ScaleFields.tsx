import type {Dispatch} from 'react';
import words from '#words/wall-photo';
import {KNOWN_THINGS, type KnownThing} from './geometry/known-things';
import {formatLength, formatSides} from './geometry/lengths';
import {OwnLength} from './OwnLength';
import {mapOfSetting, measuredThing, type ScaleSetting, type ThingName} from './scale-setting';
import type {WallAction} from './wall-state';

export interface ScaleFieldsProps {
  scale: ScaleSetting;
  dispatch: Dispatch<WallAction>;
}

const WAYS = [
  ['length', words.camera.straight],
  ['corners', words.camera.angle],
] as const;

const NAMES = [
  ['door', words.things.door],
  ['letter', words.things.letter],
  ['a4', words.things.a4],
  ['card', words.things.card],
] as const satisfies [keyof typeof KNOWN_THINGS, string][];

/** What of known size is in the photo, and how its points are set. */
export function ScaleFields({scale, dispatch}: ScaleFieldsProps) {
  const set = (change: Partial<ScaleSetting>) =>
    dispatch({type: 'set scale', scale: {...scale, ...change}});
  const isReady = mapOfSetting(scale) !== null;
  return (
    <>
      <h3>{words.scale}</h3>
      <label className="wall-field">
        {words.known}
        <select
          className="control"
          value={scale.thing}
          onChange={(event) => set({thing: event.target.value as ThingName})}
        >
          {NAMES.map(([thing, name]) => (
            <option key={thing} value={thing}>
              {words.thing(name, sidesFor(KNOWN_THINGS[thing], scale.way))}
            </option>
          ))}
          <option value="own">{words.other}</option>
        </select>
      </label>
      <fieldset className="wall-choice">
        <legend>{words.camera.legend}</legend>
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
        {hintFor(scale)} {words.hints.keys}
      </p>
      <button
        type="button"
        className="button button-solid"
        aria-disabled={!isReady}
        onClick={() => isReady && dispatch({type: 'finish scale'})}
      >
        {words.hang}
      </button>
      <p role="status" className="wall-problem">
        {!isReady && problemOf(scale)}
      </p>
    </>
  );
}

function sidesFor({width, height, side}: KnownThing, way: ScaleSetting['way']): string {
  if (way === 'corners') return formatSides(width, height);
  return side === 'width' ? words.wide(formatLength(width)) : words.high(formatLength(height));
}

function hintFor(scale: ScaleSetting): string {
  if (scale.way === 'corners') return words.hints.corners;
  if (scale.thing === 'own') return words.hints.ends;
  return measuredThing(scale).side === 'width' ? words.hints.wide : words.hints.high;
}

function problemOf({way}: ScaleSetting): string {
  return way === 'corners' ? words.wrongCorners : words.wrongEnds;
}
