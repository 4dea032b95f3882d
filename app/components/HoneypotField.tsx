/** A field that no person sees, hears or reaches: only robots fill it in. Left out of sight rather than hidden, which some of them heed. */
export function HoneypotField({name}: {name: string}) {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
