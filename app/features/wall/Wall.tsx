import type {ReactNode} from 'react';
import {useWords} from '~/words';
import {IconButton} from '~/components/IconButton';
import {CLOSE} from '~/components/icons';
import {useModalDialog} from '~/components/use-modal-dialog';
import {useBackToClose} from '~/lib/browser/use-back-to-close';
import type {WallWork} from '~/shop/product/wall-work';
import {WallRoom} from './WallRoom';

export interface WallProps {
  /** The work that the wall is about. */
  work: WallWork;
  /** Works that initially hang beside it. */
  beside?: readonly WallWork[];
  /** Works that can be added: those of the shortlist. */
  others?: readonly WallWork[];
  /** The variant id of the page's selected size. */
  selectedId?: string;
  /** Called with the id of the size that the visitor chooses for the work. */
  onSelect?: (variantId: string) => void;
  /** Renders the purchase of the page's work in the size of a variant; `close` closes the wall. */
  renderPurchase?: (variantId: string, close: () => void) => ReactNode;
  isOpen: boolean;
  /** Called once, however it closes. */
  onClose: () => void;
}

/**
 * Works at true scale on a drawn wall or on the visitor's own. A native modal dialog: focus is trapped and restored,
 * Escape closes it.
 */
export function Wall(props: WallProps) {
  const words = useWords();
  const {work, beside, isOpen, onClose} = props;
  const dialogRef = useModalDialog(isOpen);
  useBackToClose(isOpen, onClose);
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby="wall-title"
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-wall text-ink"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto] landscape:grid-cols-[minmax(0,1fr)_clamp(17rem,30vw,24rem)] landscape:grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between gap-3 py-1 pr-1 pl-5 portrait:min-[44em]:pl-8 landscape:col-start-2 landscape:border-l landscape:border-line landscape:lg:py-3 landscape:lg:pr-3 landscape:lg:pl-8">
          <h2 id="wall-title" className="truncate text-lg/[1.3] landscape:whitespace-normal">
            {beside?.length ? words.wall.title : words.wall.titleOf(work.title)}
          </h2>
          <IconButton
            label={words.controls.close}
            path={CLOSE}
            onClick={() => dialogRef.current?.close()}
            className="flex-none text-muted hover:text-ink focus-visible:-outline-offset-4"
          />
        </div>
        <WallRoom {...props} />
      </div>
    </dialog>
  );
}
