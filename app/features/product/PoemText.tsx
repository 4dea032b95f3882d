import {cn} from '~/lib/cn';
import type {ShownText} from './shown-writing';

/** A poem or a story. */
export function PoemText({text, line, lang, className}: ShownText & {className?: string}) {
  return (
    <p lang={lang} className={cn('mt-3 font-serif text-lg print:text-sm', className)}>
      {text.split('\n').map((row, index) => (
        <span key={index} className={line}>
          {row}
        </span>
      ))}
    </p>
  );
}
