import {useState} from 'react';
import words from '#words/wall';
import {Icon} from '~/components/Icon';
import {useModalDialog} from '~/components/use-modal-dialog';
import {readWallWork, type WallProduct} from '~/shop/product/wall-work';
import stylesheet from './wall.css?url';
import {WallRoom} from './WallRoom';

export interface WallProps {
  work: WallProduct;
  /** The chosen variant's id; undefined for a work without variants. */
  selectedId: string | undefined;
  /** Called with the id of the size in which the visitor hangs the work. */
  onSelect: (variantId: string) => void;
  /** Works that can hang beside it. */
  others: readonly {handle: string; title: string}[];
  isOpen: boolean;
  /** Called once however it is closed. */
  onClose: () => void;
}

/**
 * A work at true scale on a drawn wall or on the visitor's own. A native modal dialog: focus is trapped and restored,
 * Escape closes it. Its style sheet comes with it.
 */
export function Wall({work, selectedId, onSelect, others, isOpen, onClose}: WallProps) {
  // Once: the room keeps what the visitor hung.
  const [result] = useState(() => readWallWork(work));
  const dialogRef = useModalDialog(isOpen);
  return (
    <dialog
      ref={dialogRef}
      aria-labelledby="wall-title"
      onClose={onClose}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-wall"
    >
      <link rel="stylesheet" href={stylesheet} />
      <div className="wall">
        <div className="wall-bar">
          <h2 id="wall-title">{result.ok ? words.titleOf(result.work.title) : words.title}</h2>
          <button type="button" className="wall-close" onClick={() => dialogRef.current?.close()}>
            <Icon path="m5 5 14 14M19 5 5 19" />
            <span className="sr-only">{words.close}</span>
          </button>
        </div>
        {result.ok ? (
          <WallRoom
            work={result.work}
            selectedId={selectedId}
            onSelect={onSelect}
            others={others}
            isOpen={isOpen}
          />
        ) : (
          <p className="wall-refusal">{result.reason}</p>
        )}
      </div>
    </dialog>
  );
}
