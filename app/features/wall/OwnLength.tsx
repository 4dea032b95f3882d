import lengths from '#words/lengths';
import words from '#words/wall-photo';
import type {LengthUnit} from './geometry/lengths';
import type {ScaleSetting} from './scale-setting';

type Own = ScaleSetting['own'];

export interface OwnLengthProps {
  own: Own;
  /** Four corners need both sides. */
  hasWidth: boolean;
  onChange: (own: Own) => void;
}

/** The sides of something that the visitor has measured. */
export function OwnLength({own, hasWidth, onChange}: OwnLengthProps) {
  const sides = hasWidth
    ? ([
        ['width', words.own.width],
        ['height', words.own.height],
      ] as const)
    : ([['height', words.own.length]] as const);
  return (
    <div className="wall-own">
      {sides.map(([side, label]) => (
        <label key={side} className="wall-field">
          {label}
          <input
            type="number"
            inputMode="decimal"
            min="1"
            step="any"
            className="control"
            defaultValue={own[side]}
            onChange={(event) => onChange({...own, [side]: event.target.valueAsNumber})}
          />
        </label>
      ))}
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
