import words from '#words/shortlist';
import type {ShortlistWork} from './queries';
import type {Shortlist} from './shortlist';

/** The contact form with the works and notes in its message, cut to `length`. */
export function askAddress(
  list: Shortlist,
  works: readonly Pick<ShortlistWork, 'id' | 'title'>[],
  length: number,
): string {
  const lines = list.flatMap(({id, note}) => {
    const work = works.find((candidate) => candidate.id === id);
    return work ? [words.letter.line(work.title, note)] : [];
  });
  const message = [words.letter.beginning, ...lines, ''].join('\n');
  return `/contact?${new URLSearchParams({
    subject: words.letter.subject(lines.length),
    message: message.slice(0, length),
  })}`;
}
