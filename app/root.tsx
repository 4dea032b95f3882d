import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import {useNonce} from '@shopify/hydrogen';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import hankenGrotesk from '~/assets/fonts/hanken-grotesk.woff2?url';
import newsreader from '~/assets/fonts/newsreader.woff2?url';
import {SITE} from '#contracts/site';
import {CartAside} from '~/features/cart/CartAside';
import {CartBadge} from '~/features/cart/CartBadge';
import {PageError} from '~/features/errors/PageError';
import {FooterSignup} from '~/features/newsletter/FooterSignup';
import {PageLayout} from '~/layout/PageLayout';
import {ClockOffsetContext, shopNowMs} from '~/lib/clock';
import {pageMeta, type RootData} from '~/lib/seo';
import stylesheet from '~/styles/app.css?url';

/** The artist's own calendar decides when the year turns. */
const YEAR_FORMAT = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  timeZone: 'America/Moncton',
});

export const links: LinksFunction = () => [
  ...[newsreader, hankenGrotesk].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
  {rel: 'icon', href: '/favicon-48.png', type: 'image/png', sizes: '48x48'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
];

/** Nothing in it belongs to one visitor, so that pages can be cached for all of them. */
export function loader({context, request}: LoaderFunctionArgs) {
  return {
    siteName: SITE.name,
    origin: new URL(request.url).origin,
    year: Number(YEAR_FORMAT.format(shopNowMs(context.clockOffsetMs))),
    clockOffsetMs: context.clockOffsetMs,
  } satisfies RootData & Record<string, unknown>;
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** Of pages that broke, that is: every other has its own. */
export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.error) return pageMeta(args, {title: SITE.name, description: SITE.description});
  const isNotFound = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, {
    title: isNotFound ? 'Page not found' : 'Something went wrong',
    description: SITE.description,
    isHidden: true,
  });
};

export function Layout({children}: {children: React.ReactNode}) {
  const nonce = useNonce();
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#fdfcfa" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <PageError />
    </Page>
  );
}

/** The root's data is missing when its own loader failed; the page then stands without it. */
function Page({children}: {children: React.ReactNode}) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <ClockOffsetContext.Provider value={data?.clockOffsetMs ?? 0}>
      <PageLayout
        year={data?.year}
        cartButton={<CartBadge />}
        cartAside={<CartAside />}
        newsletter={<FooterSignup />}
      >
        {children}
      </PageLayout>
    </ClockOffsetContext.Provider>
  );
}
