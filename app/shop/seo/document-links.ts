import type {MetaDescriptor} from '@remix-run/react';
import hankenGrotesk from '~/assets/fonts/hanken-grotesk.woff2?url';
import newsreader from '~/assets/fonts/newsreader.woff2?url';

/** The fonts, the icons and the manifest: the same on every page, so a navigation leaves them as the document had them. */
export const DOCUMENT_LINKS: MetaDescriptor[] = [
  ...[newsreader, hankenGrotesk].map((href) =>
    link({rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href}),
  ),
  // With `any`, browsers that support SVG icons would pick this one.
  link({rel: 'icon', href: '/favicon.ico', sizes: '32x32'}),
  link({rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}),
  link({rel: 'manifest', href: '/manifest.webmanifest'}),
  link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}),
];

function link(attributes: Record<string, string>): MetaDescriptor {
  return {tagName: 'link', ...attributes};
}
