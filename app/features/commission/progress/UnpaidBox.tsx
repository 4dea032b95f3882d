import {openCents, type Progress} from '#contracts/commission-progress';
import {RequiredBox} from '~/components/RequiredBox';
import {formatCents} from '~/lib/money';
import {useWords} from '~/words';

/** The amount that isn't paid yet, which the artist confirms. Renders nothing once everything is paid. */
export function UnpaidBox({progress}: {progress: Progress}) {
  const words = useWords();
  const cents = openCents(progress);
  if (cents === 0) return null;
  return (
    <RequiredBox name="acceptsUnpaid">
      {words.commissionProgress.artist.unpaid(formatCents(words, cents))}
    </RequiredBox>
  );
}
