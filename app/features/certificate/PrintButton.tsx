import words from '#words/certificate';
import {Button} from '~/components/Button';
import {useHydrated} from '~/lib/browser/use-hydrated';

/** Opens the browser's print dialog; without scripts the browser's own menu does. */
export function PrintButton() {
  const isHydrated = useHydrated();
  return (
    <Button variant="outline" disabled={!isHydrated} onClick={() => window.print()}>
      {words.print}
    </Button>
  );
}
