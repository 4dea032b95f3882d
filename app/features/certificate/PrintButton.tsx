import {useWords} from '~/words';
import {Button} from '~/components/Button';
import {useHydrated} from '~/lib/browser/use-hydrated';

/** Opens the print dialog. Without JavaScript, visitors use the browser's menu. */
export function PrintButton() {
  const words = useWords();
  const isHydrated = useHydrated();
  return (
    <Button variant="outline" disabled={!isHydrated} onClick={() => window.print()}>
      {words.certificate.print}
    </Button>
  );
}
