import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {serviceWorker} from '~/features/offline/service-worker.server';
import {isServiceWorkerOn} from '~/lib/env.server';

/**
 * The shop's service worker; when it is switched off, a script that unregisters it and deletes its caches. Browsers
 * request it at every visit.
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
