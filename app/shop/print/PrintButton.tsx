import {Button} from '~/components/Button';
import {useHydrated} from '~/lib/browser/use-hydrated';

/** Opens the print dialog. Without JavaScript, visitors use the browser's menu. */
export function PrintButton({children}: {children: string}) {
  const isHydrated = useHydrated();
  return (
    <Button variant="outline" disabled={!isHydrated} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
