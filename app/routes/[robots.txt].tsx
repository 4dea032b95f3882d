import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {documentHeaders} from '~/lib/documents/document-response';
import {robotsText} from '~/lib/documents/robots';

export function loader({context, request}: LoaderFunctionArgs) {
  const {origin} = new URL(request.url);
  return new Response(robotsText(origin), {headers: documentHeaders(context, 'text/plain')});
}
