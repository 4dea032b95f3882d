import type {Dispatch} from 'react';
import lengths from '#words/lengths';
import words from '#words/wall-photo';
import {Button} from '~/components/Button';
import {formatLength, type LengthUnit} from './geometry/lengths';
import {REFERENCE_OBJECTS, type ReferenceObject} from './geometry/reference-objects';
import {mapOfSetting, measuredObject, type ReferenceName, type ScaleSetting} from './scale-setting';
import type {WallAction} from './wall-state';

export interface ScaleFieldsProps {
  scale: ScaleSetting;
  dispatch: Dispatch<WallAction>;
}

const NAMES = [
  ['door', words.objects.door],
  ['letter', words.objects.letter],
  ['a4', words.objects.a4],
  ['card', words.objects.card],
] as const satisfies [keyof typeof REFERENCE_OBJECTS, string][];

/** The fields that say which object of known size is in the photo. */
export function ScaleFields({scale, dispatch}: ScaleFieldsProps) {
  const set = (change: Partial<ScaleSetting>) =>
    dispatch({type: 'set', to: {scale: {...scale, ...change}}});
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
              {words.object(name, formatObject(REFERENCE_OBJECTS[object]))}
            </option>
          ))}
          <option value="own">{words.other}</option>
        </select>
      </label>
      {scale.object === 'own' && <OwnLength own={scale.own} onChange={(own) => set({own})} />}
      <p id="wall-point-keys">
        {hintFor(scale)} <span className="wall-keys">{words.hints.keys}</span>
      </p>
      <Button aria-disabled={!isReady} onClick={() => isReady && dispatch({type: 'finish scale'})}>
        {words.hang}
      </Button>
      <p role="status" className="wall-problem">
        {!isReady && words.wrongEnds}
      </p>
    </>
  );
}

function formatObject({length, isWidth}: ReferenceObject): string {
  return isWidth ? words.wide(formatLength(length)) : words.high(formatLength(length));
}

function hintFor(scale: ScaleSetting): string {
  if (scale.object === 'own') return words.hints.ends;
  return measuredObject(scale).isWidth ? words.hints.wide : words.hints.high;
}

interface OwnLengthProps {
  own: ScaleSetting['own'];
  onChange: (own: ScaleSetting['own']) => void;
}

/** The length of something that the visitor has measured. */
function OwnLength({own, onChange}: OwnLengthProps) {
  return (
    <div className="wall-pair">
      <label className="wall-field">
        {words.own.length}
        <input
          type="number"
          inputMode="decimal"
          min="1"
          step="any"
          className="control"
          defaultValue={own.length}
          onChange={(event) => onChange({...own, length: event.target.valueAsNumber})}
        />
      </label>
      <label className="wall-field">
        {words.own.unit}
        <select
          className="control"
          value={own.unit}
          onChange={(event) => onChange({...own, unit: event.target.value as LengthUnit})}
        >
          <option value="cm">{lengths.centimetres}</option>
          <option value="in">{lengths.inches}</option>
        </select>
      </label>
    </div>
  );
}
