export interface PillChoiceProps {
  name: string;
  legend: string;
  options: readonly {
    value: string;
    label: string;
    sample?: string;
  }[];
  chosen: string;
}

/** Radio buttons in the shape of pills, those of a colour as a sample with its name below. */
export function PillChoice({name, legend, options, chosen}: PillChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="pills">
        {options.map(({value, label, sample}) => (
          <label key={value} className={sample ? 'swatch' : 'pill'}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {sample && <span className="swatch-sample" style={{background: sample}} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
