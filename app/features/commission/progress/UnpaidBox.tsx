import {openCents, type Progress} from '#contracts/commission-progress';
import {formatCents} from '~/lib/format-cents';
import type {GetField} from '~/shop/forms/validated-field';
import {useWords} from '~/words';

/** The amount that isn't paid yet, which the artist confirms. Renders nothing once everything is paid. */
export function UnpaidBox({progress, field}: {progress: Progress; field: GetField}) {
  const words = useWords();
  const cents = openCents(progress);
  if (cents === 0) return null;
  const {id, name} = field('acceptsUnpaid');
  return (
    <label className="flex items-start gap-3 text-sm">
      <input
        id={id}
        type="checkbox"
        name={name}
        required
        className="mt-0.5 size-5 shrink-0 accent-sea"
      />
      {words.commissionProgress.artist.unpaid(formatCents(words, cents))}
    </label>
  );
}
