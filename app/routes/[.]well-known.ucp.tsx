import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ucpProfile} from '~/features/assistants/profile';

/** What assistants can do here, by the Universal Commerce Protocol (https://ucp.dev). */
export function loader({request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  return Response.json(ucpProfile(origin), {headers: {'Cache-Control': 'public, max-age=3600'}});
}
