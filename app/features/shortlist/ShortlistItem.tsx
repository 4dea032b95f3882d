import {useState, type CSSProperties} from 'react';
import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';
import {SaleMark} from '~/shop/product/SaleMark';
import {stateLabel} from '~/shop/product/availability';
import {cdnFallback, ratioOf} from '~/lib/cdn-image';
import {productPath} from '~/shop/paths';
import type {ShortlistWork} from './load-shortlist';
import {NOTE_LENGTH} from '~/shop/shortlist/shortlist';

export interface ShortlistItemProps {
  work: ShortlistWork;
  note: string;
  /** Null for a shared list, which is read-only. */
  actions: {
    onNote: (note: string) => void;
    onRemove: () => void;
  } | null;
}

/** A work of a shortlist with its note. */
export function ShortlistItem({work, note, actions}: ShortlistItemProps) {
  const words = useWords();
  // Stays open when its text is deleted.
  const [startsWithNote] = useState(note !== '');
  const {id, handle, title, image, facts, state} = work;
  const label = stateLabel(words, work, state);
  return (
    <li>
      <div
        style={{'--ratio': image ? ratioOf(image) : 0.8} as CSSProperties}
        className="relative mb-10 flex flex-col"
      >
        {image && (
          <img
            src={cdnFallback(image, 'card')}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            alt=""
            loading="lazy"
            className="mb-3 h-auto w-full"
          />
        )}
        <h2 className="text-lg">
          {/* Covers the picture too. */}
          <Link to={productPath(handle)} className="foot-link min-h-0 after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <span translate="no">{facts}</span>
          {state === 'coming-soon' ? (
            <span className="font-medium text-sea">{label}</span>
          ) : (
            label && <SaleMark isSold>{label}</SaleMark>
          )}
        </p>
        {actions ? (
          <div className="relative mt-auto flex flex-wrap items-baseline gap-x-6 pt-2">
            <details className="disclosure open:w-full" open={startsWithNote}>
              <summary className="inline-flex min-h-11 items-center text-sm hover:text-sea">
                {words.shortlist.work.note}
                <span className="sr-only">{words.shortlist.work.of(title)}</span>
              </summary>
              <TextField
                id={`note-${id}`}
                label={words.shortlist.work.noteOn(title)}
                defaultValue={note}
                maxLength={NOTE_LENGTH}
                autoComplete="off"
                onChange={(event) => actions.onNote(event.currentTarget.value)}
                className="mb-2"
              />
            </details>
            <Button variant="quiet" onClick={actions.onRemove}>
              {words.shortlist.work.remove}
              <span className="sr-only">{words.shortlist.work.of(title)}</span>
            </Button>
          </div>
        ) : (
          note && <p className="mt-3">{words.shortlist.work.quoted(note)}</p>
        )}
      </div>
    </li>
  );
}
