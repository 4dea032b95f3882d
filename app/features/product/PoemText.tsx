import {cn} from '~/lib/cn';

/** Every line of verse is shorter; every prose text has a longer line. */
const VERSE_LIMIT = 80;

/** A poem or a story. A long line of verse wraps with a hanging indent. */
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
