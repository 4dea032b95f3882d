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

/** Radio buttons in the shape of pills. */
export function PillChoice({name, legend, options, chosen}: PillChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="pills">
        {options.map(({value, label, sample}) => (
          <label key={value} className="pill">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {sample && <span className="pill-sample" style={{background: sample}} />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
