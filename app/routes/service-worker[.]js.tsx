import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {serviceWorker} from '~/features/offline/service-worker.server';
import {isServiceWorkerOn} from '~/lib/env.server';

/**
 * The shop's service worker. When it's switched off, a script that unregisters it and deletes its caches. Browsers
 * request it on every visit.
 */
export function loader({context}: LoaderFunctionArgs) {
  const {script, policy} = serviceWorker(context.env, {isOn: isServiceWorkerOn(context.env)});
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    },
  });
}
