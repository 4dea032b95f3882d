import {useWords} from '~/words';
import {cn} from '~/lib/cn';

/** An empty frame with the work's title, shown when there's no picture. The title is also in a heading beside it. */
export function MissingPicture({title, className}: {title: string; className?: string}) {
  const words = useWords();
  return (
    <div
      className={cn(
        'grid aspect-4/5 place-content-center gap-2 border border-line p-5 text-center text-sm text-muted',
        className,
      )}
    >
      <span aria-hidden="true" className="font-serif text-xl text-ink">
        {title}
      </span>
      {words.listing.noImage}
    </div>
  );
}
