import type {ShopWords} from '~/words';
import type {ShortlistWork} from './queries';
import type {Shortlist} from '~/shop/shortlist/shortlist';

/** The contact form with the works and notes in its message, cut to `length`. */
export function shortlistEnquiryUrl(
  words: ShopWords,
  list: Shortlist,
  works: readonly Pick<ShortlistWork, 'id' | 'title'>[],
  length: number,
): string {
  const lines = list.flatMap(({id, note}) => {
    const work = works.find((candidate) => candidate.id === id);
    return work ? [words.shortlist.letter.line(work.title, note)] : [];
  });
  const message = [words.shortlist.letter.beginning, ...lines, ''].join('\n');
  return `/contact?${new URLSearchParams({
    subject: words.shortlist.letter.subject(lines.length),
    message: message.slice(0, length),
  })}`;
}
