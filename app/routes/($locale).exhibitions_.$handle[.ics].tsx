import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {calendarFile} from '~/features/exhibitions/calendar-file';
import {cacheHeaders, respondDocumentFailed} from '~/lib/documents/document-response';
import {pageUrl} from '~/lib/language/local-path';
import {requireLanguage} from '~/lib/language/require-language.server';
import {exhibitionPath} from '~/shop/paths';
import {loadExhibitions} from '~/shop/exhibition/load-exhibitions';

/** `/exhibitions/{handle}.ics`: an exhibition for a visitor's calendar. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, params, request} = args;
  const {exhibitions, notice} = await loadExhibitions(context);
  if (notice) return respondDocumentFailed(notice.title);
  const exhibition = exhibitions.find((one) => one.handle === params.handle);
  const {origin} = new URL(request.url);
  const url = pageUrl(context.words, origin, exhibitionPath(exhibition?.handle ?? ''));
  const now = new Date(context.nowMs);
  const file = exhibition && calendarFile(exhibition, url, now);
  if (!file) return new Response('There is no such exhibition', {status: 404});
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...cacheHeaders(context),
    },
  });
}
