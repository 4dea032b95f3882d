import {LANGUAGES} from '#contracts/languages';
import {SITE} from '#contracts/site';
import {WORDS} from '~/words/all.server';
import type plainPages from '~/words/en/plain-pages';
import {requestedPath} from './canonical-path';

type PlainPages = typeof plainPages;

/** A page, by its key in the words. */
type PageName = Exclude<keyof PlainPages, 'link'>;

interface PageWords {
  documentTitle: string;
  title: string;
  text: string;
  /** The text of the link to the shop. */
  link?: string;
  /** The text after the link. */
  after?: string;
}

/**
 * A complete page with a link to the shop, for requests that Remix doesn't handle, in the language of the URL. Contains
 * nothing from the request.
 */
export function plainPage(request: Request, status: number, name: PageName): Response {
  const {language} = requestedPath(request);
  const {locale, path} = LANGUAGES.find(({code}) => code === language)!;
  const words = WORDS[language].plainPages;
  const {documentTitle, title, text, link = words.link, after = ''}: PageWords = words[name];
  const page = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${documentTitle} | ${SITE.name}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${path || '/'}">${link}</a>${after}</p>
</html>
`;
  return new Response(page, {
    status,
    headers: {'Content-Type': 'text/html; charset=utf-8'},
  });
}
