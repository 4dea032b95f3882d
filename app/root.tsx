import {Links, Meta, Outlet, Scripts, type MetaFunction} from '@remix-run/react';
import {useContext, useEffect} from 'react';
import {data, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {dayAtTheStudio} from '#contracts/time/days';
import {Toaster} from '~/components/Toaster';
import {AnnouncementBar} from '~/features/announcement/AnnouncementBar';
import {currentAnnouncement} from '~/features/announcement/announcement';
import {CartAside} from '~/features/cart/CartAside';
import {ConsentGate} from '~/features/consent/ConsentGate';
import {PageError} from '~/features/errors/PageError';
import {OfflinePages} from '~/features/offline/OfflinePages';
import {Footer} from '~/layout/Footer';
import {Header} from '~/layout/Header';
import {NavigationProgress} from '~/layout/NavigationProgress';
import {NoticeToast} from '~/layout/NoticeToast';
import {RouteFocus} from '~/layout/RouteFocus';
import {ScrollMemory} from '~/layout/ScrollMemory';
import {trackingSettings} from '~/lib/analytics/tracking-settings';
import {isServiceWorkerOn} from '~/lib/env.server';
import {useGoneBuild} from '~/lib/browser/use-gone-build';
import {COMMISSION_DRAFT, dropOldDraft} from '~/lib/forms/draft';
import {localPath} from '~/lib/language/local-path';
import {storeCampaign} from '~/shop/campaign/campaign';
import {deliveryDates} from '~/shop/delivery/delivery-dates';
import {loadSite} from '~/shop/site/load-site';
import {NonceContext} from '~/lib/security/hashed-scripts';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {isPrivatePath} from '~/lib/requests/private-pages';
import {errorMeta, pageMeta} from '~/shop/seo/page-meta';
import {useRootData} from '~/shop/site/use-root-data';
import stylesheet from '~/styles/app.css?url';
import {useWords, wordsAt} from '~/words';

export const links: LinksFunction = () => [
  // With `any`, browsers that support SVG icons would choose this one.
  {rel: 'icon', href: '/favicon.ico', sizes: '32x32'},
  {rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
];

/** Contains no data of a single visitor, so that pages can be cached for everybody. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const {words, nowMs} = context;
  const {announcement: stored, notice, site, hasJournal, hasExhibitions} = await loadSite(context);
  const announcement = currentAnnouncement(words, stored, nowMs);
  const {origin, pathname} = new URL(request.url);
  // On a private page, analytics would receive its URL.
  const tracking = isPrivatePath(pathname) ? null : trackingSettings(context.env);
  const root = {
    announcement,
    /** Whether the store has journal entries. */
    hasJournal,
    /** Whether the store has exhibitions. */
    hasExhibitions,
    site,
    /** Scheme and host of the request; canonical and share URLs must be absolute. */
    origin,
    /** The day at the studio by the shop's clock, `2027-03-31`. */
    today: dayAtTheStudio(nowMs),
    deliveryDates: deliveryDates(words, site.delivery, nowMs),
    /** Null without analytics, and on a private page. Visitors then have no privacy choices. */
    tracking,
    worksOffline: isServiceWorkerOn(context.env),
  };
  return data(root, {headers: pageHeaders(context, {notice})});
}

export type RootLoader = typeof loader;

/** For every page that sets no headers of its own. */
export const headers = routeHeaders;

/** Its data changes only with the language, which changes with a document. */
export const shouldRevalidate = () => false;

/** For error pages only, because every other page exports its own. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  if (args.error) return errorMeta(args);
  return pageMeta(args, {description: words.shared.description});
};

export function Layout({children}: {children: React.ReactNode}) {
  const words = useWords();
  const nonce = useContext(NonceContext);
  return (
    <html lang={words.language.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#fdfcfa" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="manifest" href={localPath(words, '/manifest.webmanifest')} />
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

const MAIN_ID = 'main';

/** The frame of every page. The root's data is missing when its loader failed. The page then renders without it. */
function Page({children}: {children: React.ReactNode}) {
  const words = useWords();
  const root = useRootData();
  useEffect(storeCampaign, []);
  useEffect(() => dropOldDraft(COMMISSION_DRAFT), []);
  useGoneBuild();
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-0 left-0 z-30 -translate-y-[120%] bg-sea px-5 py-3 text-sm font-medium text-white focus:translate-y-0 focus:-outline-offset-4 focus:outline-white"
      >
        {words.layout.skipToContent}
      </a>
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        {root?.announcement && <AnnouncementBar {...root.announcement} />}
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer />
      </div>
      <CartAside />
      <Toaster />
      <NoticeToast />
      <ScrollMemory />
      <RouteFocus />
      <ConsentGate settings={root?.tracking ?? null} />
      {root?.worksOffline && <OfflinePages />}
    </>
  );
}
