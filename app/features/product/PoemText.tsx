import {cn} from '~/lib/cn';

/** No line of verse is as long; every piece of prose has one that is longer. */
const VERSE_LIMIT = 80;

/** The artist's words, set as they were written. A line of verse too long for the window goes on further in: it is one line still. */
export function PoemText({text, className}: {text: string; className?: string}) {
  const lines = text.split('\n');
  const isVerse = lines.every(({length}) => length < VERSE_LIMIT);
  return (
    <p className={cn('mt-3 font-serif text-lg print:text-sm', className)}>
      {lines.map((line, index) => (
        <span
          key={index}
          className={cn('block min-h-[1lh]', isVerse && 'pl-6 -indent-6 text-wrap')}
        >
          {line}
        </span>
      ))}
    </p>
  );
}
