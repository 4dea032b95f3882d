import {Button} from './Button';

/** Opens the print dialog. Without JavaScript, visitors use the browser's menu. */
export function PrintButton({children}: {children: string}) {
  return (
    <Button variant="outline" onClick={() => window.print()} className="noscript:hidden">
      {children}
    </Button>
  );
}
