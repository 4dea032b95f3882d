import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {localPath} from '~/lib/language/local-path';
import {requireLanguage} from '~/lib/language/require-language.server';
import {loadSite} from '~/shop/site/load-site';

const PAPER = '#fdfcfa';

const ICONS = [192, 512].flatMap((size) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** The W3C Web Application Manifest, which lets visitors add the shop to their home screen. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context} = args;
  const {words} = context;
  const {site, notice} = await loadSite(context);
  const manifest = {
    id: localPath(words, '/'),
    name: site.name,
    short_name: SITE.artist.name,
    description: words.shared.description,
    lang: words.language.locale,
    start_url: localPath(words, '/'),
    // The scope of every language, so that switching the language stays in the app.
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      ...(!notice && {'Cache-Control': 'public, max-age=3600'}),
    },
  });
}
