export interface WallSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
}

/** A select with its label above it. */
export function WallSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: WallSelectProps<Value>) {
  return (
    <label className="grid gap-1.5">
      {label}
      <select
        className="control px-3"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
