import {HONEYPOT_FIELD} from '#contracts/fields';
import {useWords} from '~/words';

/**
 * A honeypot: a field that visitors can't see, hear or focus, so only bots fill it in. It's off screen instead of
 * hidden, because some bots skip hidden fields.
 */
export function HoneypotField() {
  const words = useWords();
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        {words.forms.honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
