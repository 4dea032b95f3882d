import {SITE} from '#contracts/site';

interface PlainPage {
  status: number;
  title: string;
  heading: string;
  text: string;
  /** The text of the link to the shop. */
  link?: string;
  /** HTML after the link to the shop. */
  after?: string;
}

/**
 * A complete page with a link to the shop, for requests that Remix does not handle. It contains nothing of the request.
 */
export function plainPage({
  status,
  title,
  heading,
  text,
  link = 'Open the shop',
  after = '',
}: PlainPage): Response {
  const page = `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} | ${SITE.name}</title>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="/">${link}</a>${after}</p>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
