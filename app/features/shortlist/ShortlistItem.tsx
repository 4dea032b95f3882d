import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {Badge} from '~/components/Badge';
import {Button} from '~/components/Button';
import {TextField} from '~/components/TextField';
import {soldOut} from '~/shop/product/sold-out';
import {cdnFallback} from '~/lib/cdn-image';
import type {ShortlistWork} from './queries';
import {NOTE_LENGTH} from '~/shop/shortlist/shortlist';

export interface ShortlistItemProps {
  work: ShortlistWork;
  note: string;
  /** Null for the list of somebody else, which is read only. */
  actions: {
    onNote: (note: string) => void;
    onRemove: () => void;
  } | null;
}

/** A work of a shortlist with its note. */
export function ShortlistItem({work, note, actions}: ShortlistItemProps) {
  const words = useWords();
  const {id, handle, title, image, facts, state} = work;
  return (
    <li className="grid grid-cols-[clamp(5rem,22vw,12rem)_minmax(0,40rem)] gap-[clamp(1rem,4vw,3rem)] border-t border-line py-[clamp(1.25rem,3vw,2rem)]">
      {image ? <img src={cdnFallback(image, 'card')} alt="" loading="lazy" /> : <span />}
      <div>
        <h2 className="text-xl">
          <Link to={`/product/${handle}`} className="foot-link">
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <span translate="no">{facts}</span>
          {state === 'coming-soon' && <Badge tone="sea">{words.catalogue.comingSoon}</Badge>}
          {state === 'sold-out' && <Badge tone="ink">{soldOut(words, work)}</Badge>}
        </p>
        {actions ? (
          <>
            <TextField
              id={`note-${id}`}
              label={words.shortlist.work.noteOn(title)}
              defaultValue={note}
              maxLength={NOTE_LENGTH}
              autoComplete="off"
              onChange={(event) => actions.onNote(event.currentTarget.value)}
              className="mt-4"
            />
            <Button variant="quiet" onClick={actions.onRemove}>
              {words.shortlist.work.remove}
              <span className="sr-only">{words.shortlist.work.of(title)}</span>
            </Button>
          </>
        ) : (
          note && <p className="mt-3">{words.shortlist.work.quoted(note)}</p>
        )}
      </div>
    </li>
  );
}
