import words from '#words/search';
import type {CollectionName} from '~/shop/collection/collections';

const KINDS: readonly (readonly [value: CollectionName | '', label: string])[] = [
  ['', words.kinds.all],
  ['prints', words.kinds.prints],
  ['originals', words.kinds.originals],
];

/** Prints, originals or both. */
export function KindChoice({chosen}: {chosen: CollectionName | null}) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{words.kind}</legend>
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
