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
    return work ? [`– ${work.title}${note && ` (${note})`}`] : [];
  });
  const message = ['I would like to know more about these works:', ...lines, ''].join('\n');
  return `/contact?${new URLSearchParams({
    subject:
      lines.length === 1 ? 'A work on my shortlist' : `${lines.length} works on my shortlist`,
    message: message.slice(0, length),
  })}`;
}
