import type {Dispatch} from 'react';
import {Button} from '~/components/Button';
import {type ShopWords, useWords} from '~/words';
import {formatLength} from './format-length';
import {
  mapOfSetting,
  measuredObject,
  REFERENCE_OBJECTS,
  type ReferenceObject,
  type ScaleSetting,
} from './scale-setting';
import {WallSelect} from './WallSelect';
import type {WallAction} from './wall-state';

export interface ScaleFieldsProps {
  scale: ScaleSetting;
  dispatch: Dispatch<WallAction>;
}

function units(words: ShopWords) {
  return [
    ['cm', words.lengths.centimetres],
    ['in', words.lengths.inches],
  ] as const;
}

function options(words: ShopWords) {
  return [
    ...(['door', 'letter', 'a4', 'card'] as const).map(
      (name) =>
        [
          name,
          words.wallPhoto.object(
            words.wallPhoto.objects[name],
            formatObject(words, REFERENCE_OBJECTS[name]),
          ),
        ] as const,
    ),
    ['own', words.wallPhoto.other] as const,
  ];
}

/** The fields that say which object of known size is in the photo. */
export function ScaleFields({scale, dispatch}: ScaleFieldsProps) {
  const words = useWords();
  const {object, own} = scale;
  const set = (change: Partial<ScaleSetting>) =>
    dispatch({type: 'set', to: {scale: {...scale, ...change}}});
  const isReady = mapOfSetting(scale) !== null;
  return (
    <>
      <h3 className="text-lg">{words.wallPhoto.scale}</h3>
      <WallSelect
        label={words.wallPhoto.known}
        value={object}
        options={options(words)}
        onChange={(to) => set({object: to})}
      />
      {object === 'own' && (
        <div className="grid auto-cols-fr grid-flow-col gap-3">
          <label className="grid gap-1.5">
            {words.wallPhoto.own.length}
            <input
              type="number"
              inputMode="decimal"
              min="1"
              step="any"
              className="control px-3"
              defaultValue={own.length}
              onChange={(event) => set({own: {...own, length: event.target.valueAsNumber}})}
            />
          </label>
          <WallSelect
            label={words.wallPhoto.own.unit}
            value={own.unit}
            options={units(words)}
            onChange={(unit) => set({own: {...own, unit}})}
          />
        </div>
      )}
      <p id="wall-point-keys">
        {hintFor(words, scale)}{' '}
        <span className="pointer-coarse:hidden">{words.wallPhoto.hints.keys}</span>
      </p>
      <Button aria-disabled={!isReady} onClick={() => isReady && dispatch({type: 'finish scale'})}>
        {words.wallPhoto.hang}
      </Button>
      <p role="status" className="text-danger empty:hidden">
        {!isReady && words.wallPhoto.wrongEnds}
      </p>
    </>
  );
}

function formatObject(words: ShopWords, {length, isWidth}: ReferenceObject): string {
  return isWidth
    ? words.wallPhoto.wide(formatLength(words, length))
    : words.wallPhoto.high(formatLength(words, length));
}

function hintFor(words: ShopWords, scale: ScaleSetting): string {
  if (scale.object === 'own') return words.wallPhoto.hints.ends;
  return measuredObject(scale).isWidth ? words.wallPhoto.hints.wide : words.wallPhoto.hints.high;
}
