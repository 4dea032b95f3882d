import {useWords} from '~/words';

/**
 * A honeypot: a field that visitors cannot see, hear or focus, so only bots fill it in. Off screen rather than hidden,
 * since some bots skip hidden fields.
 */
export function HoneypotField({name}: {name: string}) {
  const words = useWords();
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        {words.forms.honeypot}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
