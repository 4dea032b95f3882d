import {type StoredMetaobject, textsOf} from '~/lib/storefront/metaobject-fields';

/** The permitted uses of the shop's content by machines. */
export interface ContentUsage {
  /** Search engines and assistants may list it. */
  search: boolean;
  /** Assistants may read and quote it when they answer a question. */
  answers: boolean;
  /** It may become training data of AI models. */
  training: boolean;
}

/** The artist's metaobject `ai_use`. Without it, or when it can't be read, only training is prohibited. */
export function readContentUsage(stored: StoredMetaobject): ContentUsage {
  const texts = textsOf(stored);
  return {
    search: texts.hide_from_search !== 'true',
    answers: texts.hide_from_answers !== 'true',
    training: texts.allow_training === 'true',
  };
}

/** https://contentsignals.org */
export function contentSignal({search, answers, training}: ContentUsage): string {
  const yesNo = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no');
  return `search=${yesNo(search)}, ai-input=${yesNo(answers)}, ai-train=${yesNo(training)}`;
}

/** https://datatracker.ietf.org/doc/draft-ietf-aipref-vocab/, which has no word for answers. */
export function contentUsage({search, training}: ContentUsage): string {
  const yesNo = (isAllowed: boolean) => (isAllowed ? 'y' : 'n');
  return `search=${yesNo(search)}, train-ai=${yesNo(training)}`;
}

/**
 * The headers of a page. Search engines drop a page for `noindex`, which they read only if `robots.txt` lets them
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function contentUsageHeaders(usage: ContentUsage): Record<string, string> {
  return {
    'Content-Signal': contentSignal(usage),
    'Content-Usage': contentUsage(usage),
    ...(!usage.search && {'X-Robots-Tag': 'noindex'}),
  };
}
