import {flatRoutes} from '@remix-run/fs-routes';
import type {RouteConfig} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';
import {LANGUAGES} from '../supabase/functions/_shared/contracts/languages';

/** What has no words stands once, at the address of the first language. */
const WITHOUT_WORDS = [
  '\\[.\\]well-known.security\\[.\\]txt',
  '\\[robots.txt\\]',
  'api.time',
  'api.violations',
  'healthz',
  'model.*',
  'service-worker\\[.\\]js',
].map((name) => `**/${name}.tsx`);

const {SHOP_LANGUAGE: code = LANGUAGES[0].code} = process.env;
const isFirstLanguage = code === LANGUAGES[0].code;

export default hydrogenRoutes(
  await flatRoutes({ignoredRouteFiles: isFirstLanguage ? [] : WITHOUT_WORDS}),
) satisfies RouteConfig;
