import type {LinkProblem} from '~/lib/backend/private-page.server';
import type {ShopWords} from '~/words';

/** The words of a private page without a hold. */
export function linkProblem(words: ShopWords, fault: LinkProblem | null) {
  return fault === 'failed' ? words.hold.failedPage : words.hold.unknown;
}
