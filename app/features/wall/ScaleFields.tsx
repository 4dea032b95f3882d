import type {Dispatch} from 'react';
import words from '#words/wall-photo';
import {REFERENCE_OBJECTS, type ReferenceObject} from './geometry/reference-objects';
import {formatLength, formatSides} from './geometry/lengths';
import {OwnLength} from './OwnLength';
import {mapOfSetting, measuredObject, type ReferenceName, type ScaleSetting} from './scale-setting';
import type {WallAction} from './wall-state';

export interface ScaleFieldsProps {
  scale: ScaleSetting;
  dispatch: Dispatch<WallAction>;
}

const METHODS = [
  ['length', words.camera.straight],
  ['corners', words.camera.angle],
] as const;

const NAMES = [
  ['door', words.objects.door],
  ['letter', words.objects.letter],
  ['a4', words.objects.a4],
  ['card', words.objects.card],
] as const satisfies [keyof typeof REFERENCE_OBJECTS, string][];

/** The fields that say which object of known size is in the photo, and how its points are set. */
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
          value={scale.object}
          onChange={(event) => set({object: event.target.value as ReferenceName})}
        >
          {NAMES.map(([object, name]) => (
            <option key={object} value={object}>
              {words.object(name, sidesFor(REFERENCE_OBJECTS[object], scale.method))}
            </option>
          ))}
          <option value="own">{words.other}</option>
        </select>
      </label>
      <fieldset className="wall-choice">
        <legend>{words.camera.legend}</legend>
        {METHODS.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="wall-method"
              value={value}
              checked={value === scale.method}
              onChange={() => set({method: value})}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {scale.object === 'own' && (
        <OwnLength
          own={scale.own}
          hasWidth={scale.method === 'corners'}
          onChange={(own) => set({own})}
        />
      )}
      <p id="wall-point-keys">
        {hintFor(scale)} <span className="wall-keys">{words.hints.keys}</span>
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

function sidesFor({width, height, side}: ReferenceObject, method: ScaleSetting['method']): string {
  if (method === 'corners') return formatSides(width, height);
  return side === 'width' ? words.wide(formatLength(width)) : words.high(formatLength(height));
}

function hintFor(scale: ScaleSetting): string {
  if (scale.method === 'corners') return words.hints.corners;
  if (scale.object === 'own') return words.hints.ends;
  return measuredObject(scale).side === 'width' ? words.hints.wide : words.hints.high;
}

function problemOf({method}: ScaleSetting): string {
  return method === 'corners' ? words.wrongCorners : words.wrongEnds;
}
