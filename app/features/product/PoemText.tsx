import type {Poem} from '~/shop/product/artists-writing.server';
import {cn} from '~/lib/cn';

/** Every line of verse is shorter; every poem in prose has a longer line. */
const VERSE_LIMIT = 80;

/** The lines of a poem; a long line of verse wraps with a hanging indent. */
export function PoemText({text, lang, className}: Poem & {className?: string}) {
  const lines = text.split('\n');
  const isVerse = lines.every(({length}) => length < VERSE_LIMIT);
  return (
    <p lang={lang} className={cn('mt-3 font-serif text-lg print:text-sm', className)}>
      {lines.map((line, index) => (
        <span key={index} className={isVerse ? 'verse' : 'prose'}>
          {line}
        </span>
      ))}
    </p>
  );
}
