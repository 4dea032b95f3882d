import type {CollectionName} from '~/lib/catalogue/collections';

const KINDS: readonly (readonly [value: CollectionName | '', label: string])[] = [
  ['', 'Everything'],
  ['prints', 'Prints'],
  ['originals', 'Originals'],
];

/** Prints, originals or both. */
export function KindChoice({chosen}: {chosen: CollectionName | null}) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Kind</legend>
      <div className="pills">
        {KINDS.map(([value, label]) => (
          <label key={value} className="pill">
            <input
              type="radio"
              name="kind"
              value={value}
              defaultChecked={value === (chosen ?? '')}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
