import {cn} from '~/lib/cn';
import words from '#words/listing';

/** An empty frame with the work's title, where there is no picture. The title stands beside it as a heading too. */
export function MissingPicture({title, className}: {title: string; className?: string}) {
  return (
    <div className={cn('card-missing', className)}>
      <span aria-hidden="true" className="font-serif text-xl text-ink">
        {title}
      </span>
      {words.noImage}
    </div>
  );
}
