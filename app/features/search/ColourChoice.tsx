import words from '#words/search';
import {COLOUR_NAMES, COLOURS, type Colour} from './colours';

export interface ColourChoiceProps {
  colours: readonly Colour[];
  chosen: Colour | null;
}

/** One of the pictures' colours, by name and sample, or any. */
export function ColourChoice({colours, chosen}: ColourChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{words.colour}</legend>
      <div className="pills">
        {(['', ...colours] as const).map((colour) => (
          <label key={colour} className="pill">
            <input
              type="radio"
              name="colour"
              value={colour}
              defaultChecked={colour === (chosen ?? '')}
              className="sr-only"
            />
            {colour && <span className="pill-sample" style={{background: COLOURS[colour]}} />}
            {colour ? capitalised(COLOUR_NAMES[colour]) : words.anyColour}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
