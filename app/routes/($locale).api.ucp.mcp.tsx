import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {answerAssistant} from '~/features/assistants/mcp.server';

/** There's no stream to open (MCP, Streamable HTTP). */
export function loader() {
  return new Response('Method Not Allowed', {status: 405, headers: {Allow: 'POST'}});
}

/** The catalogue for assistants, which find it in `/.well-known/ucp`. The answers are in the language of the path. */
export function action({request, context}: ActionFunctionArgs) {
  return answerAssistant(context, request);
}
