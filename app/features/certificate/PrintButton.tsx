import {useWords} from '~/words';
import {Button} from '~/components/Button';
import {useHydrated} from '~/lib/browser/use-hydrated';

/** Opens the browser's print dialog; without scripts the browser's own menu does. */
export function PrintButton() {
  const words = useWords();
  const isHydrated = useHydrated();
  return (
    <Button variant="outline" disabled={!isHydrated} onClick={() => window.print()}>
      {words.certificate.print}
    </Button>
  );
}
