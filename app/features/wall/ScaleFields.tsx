import type {Dispatch} from 'react';
import lengths from '#words/lengths';
import words from '#words/wall-photo';
import {Button} from '~/components/Button';
import {formatLength} from './geometry/lengths';
import {
  mapOfSetting,
  measuredObject,
  REFERENCE_OBJECTS,
  type ReferenceObject,
  type ScaleSetting,
} from './scale-setting';
import {SelectField} from './SelectField';
import type {WallAction} from './wall-state';

export interface ScaleFieldsProps {
  scale: ScaleSetting;
  dispatch: Dispatch<WallAction>;
}

const UNITS = [
  ['cm', lengths.centimetres],
  ['in', lengths.inches],
] as const;

const OPTIONS = [
  ...(['door', 'letter', 'a4', 'card'] as const).map(
    (name) =>
      [name, words.object(words.objects[name], formatObject(REFERENCE_OBJECTS[name]))] as const,
  ),
  ['own', words.other] as const,
];

/** The fields that say which object of known size is in the photo. */
export function ScaleFields({scale, dispatch}: ScaleFieldsProps) {
  const {object, own} = scale;
  const set = (change: Partial<ScaleSetting>) =>
    dispatch({type: 'set', to: {scale: {...scale, ...change}}});
  const isReady = mapOfSetting(scale) !== null;
  return (
    <>
      <h3>{words.scale}</h3>
      <SelectField
        label={words.known}
        value={object}
        options={OPTIONS}
        onChange={(to) => set({object: to})}
      />
      {object === 'own' && (
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
              onChange={(event) => set({own: {...own, length: event.target.valueAsNumber}})}
            />
          </label>
          <SelectField
            label={words.own.unit}
            value={own.unit}
            options={UNITS}
            onChange={(unit) => set({own: {...own, unit}})}
          />
        </div>
      )}
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
