import {UNSAFE_RemixContext as RemixContext, useMatches} from '@remix-run/react';
import {useContext} from 'react';
import {NonceContext} from '~/lib/nonce';
import {startScript} from './start-script';

/**
 * In place of Remix's `Scripts`, whose modules set out with the document and share a phone's line with the first
 * picture. Every page works before its scripts have come: they are asked for once the page has been painted.
 */
export function PageScripts() {
  const context = useContext(RemixContext);
  const nonce = useContext(NonceContext);
  const routeIds = useMatches().map(({id}) => id);
  // Remix streams the loaders' data to those who say so.
  if (context?.renderMeta) context.renderMeta.didRenderScripts = true;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // A browser has run it already, and hands React nothing that could change it.
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR && context ? startScript(context, routeIds) : '',
      }}
    />
  );
}
