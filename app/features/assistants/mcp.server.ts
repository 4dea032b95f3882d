import type {AppLoadContext} from '@shopify/remix-oxygen';
import * as z from 'zod/mini';
import {SITE} from '#contracts/site';
import {isAssistantLimitOn} from '~/lib/env.server';
import {createNetworkLimit} from '~/lib/requests/network-limit.server';
import {CatalogueError} from '~/lib/storefront/load-every-page';
import {getProduct, lookUpCatalogue, searchCatalogue} from './ucp-catalogue.server';
import {lookupSchema, productSchema, searchSchema} from './requests';

/** The supported versions of the Model Context Protocol, newest first. Only plain requests are supported. */
const MCP_VERSIONS = ['2025-06-18', '2025-03-26'];

/** The error codes of JSON-RPC 2.0, and UCP's for 429 and 503. */
const ERRORS = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidArguments: -32602,
  unavailable: -32000,
} as const;

/** More than an assistant makes for one person. Unlike pages of `/search`, Oxygen doesn't cache the responses. */
const requests = createNetworkLimit({max: 60, windowMs: 60_000});

/** The `Retry-After` value of a 429 and a 503, in seconds. */
const RETRY_AFTER = '60';

const requestSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z.optional(z.looseObject({})),
});

const callSchema = z.looseObject({name: z.string(), arguments: z._default(z.looseObject({}), {})});

interface Tool {
  description: string;
  schema: z.ZodMiniType;
  /** Throws a `ZodError` when `catalog` is invalid. */
  run: (context: AppLoadContext, origin: string, catalog: unknown) => Promise<object>;
}

function tool<Schema extends z.ZodMiniType>(
  description: string,
  schema: Schema,
  answer: (context: AppLoadContext, origin: string, input: z.output<Schema>) => Promise<object>,
): Tool {
  return {
    description,
    schema,
    run: (context, origin, catalog) => answer(context, origin, schema.parse(catalog)),
  };
}

const TOOLS: Readonly<Record<string, Tool>> = {
  search_catalog: tool(
    `Searches the paintings and prints of ${SITE.artist.name} by subject, colour, true size, the wall, medium, price and poem.`,
    searchSchema,
    searchCatalogue,
  ),
  lookup_catalog: tool('Finds works by product or variant id.', lookupSchema, lookUpCatalogue),
  get_product: tool('Everything about one work, with its sizes.', productSchema, getProduct),
};

/**
 * Handles an assistant's request: the catalogue of the Universal Commerce Protocol over the Model Context Protocol,
 * stateless and read-only.
 */
export async function answerAssistant(
  context: AppLoadContext,
  request: Request,
): Promise<Response> {
  const parsed = await request.json().catch(() => undefined);
  if (parsed === undefined) return respondError(null, 400, ERRORS.unreadable, 'Not JSON');
  const rpc = requestSchema.safeParse(parsed);
  if (!rpc.success) {
    return respondError(null, 400, ERRORS.invalidRequest, 'Not a request of JSON-RPC 2.0');
  }
  const {id, method, params} = rpc.data;
  // A notification, which has no answer.
  if (id === undefined) return new Response(null, {status: 202});
  if (isAssistantLimitOn(context.env) && !requests.isOpen(context.buyerIp)) {
    return respondUnavailable(id, 429, 'Too many requests');
  }
  requests.count(context.buyerIp);
  switch (method) {
    case 'initialize':
      return respond(id, {
        protocolVersion:
          MCP_VERSIONS.find((one) => one === params?.protocolVersion) ?? MCP_VERSIONS[0],
        capabilities: {tools: {}},
        serverInfo: {name: SITE.name, version: '1'},
      });
    case 'ping':
      return respond(id, {});
    case 'tools/list':
      return respond(id, {tools: Object.entries(TOOLS).map(describeTool)});
    case 'tools/call':
      return callTool(context, request, id, params);
    default:
      return respondError(id, 404, ERRORS.unknownMethod, `There is no method ${method}`);
  }
}

type RequestId = string | number;

async function callTool(
  context: AppLoadContext,
  request: Request,
  id: RequestId,
  params: unknown,
): Promise<Response> {
  const call = callSchema.safeParse(params);
  const called = call.success && Object.hasOwn(TOOLS, call.data.name) && TOOLS[call.data.name];
  if (!called) return respondError(id, 400, ERRORS.invalidArguments, 'There is no such tool');
  try {
    const {origin} = new URL(request.url);
    const structuredContent = await called.run(context, origin, call.data.arguments.catalog);
    const text = JSON.stringify(structuredContent);
    return respond(id, {structuredContent, content: [{type: 'text', text}]});
  } catch (error) {
    if (error instanceof z.core.$ZodError) {
      return respondError(id, 400, ERRORS.invalidArguments, describeIssues(error));
    }
    if (error instanceof CatalogueError) return respondUnavailable(id, 503, error.message);
    throw error;
  }
}

function describeTool([name, {description, schema}]: [string, Tool]) {
  const catalog = z.toJSONSchema(schema, {io: 'input'});
  delete catalog.$schema;
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: {meta: {type: 'object'}, catalog},
      required: ['catalog'],
    },
    annotations: {readOnlyHint: true},
  };
}

function describeIssues({issues}: z.core.$ZodError): string {
  return issues
    .map(({path, message}) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');
}

function respond(id: RequestId, result: object): Response {
  return Response.json({jsonrpc: '2.0', id, result});
}

function respondError(
  id: RequestId | null,
  status: number,
  code: number,
  message: string,
  {data, headers}: {data?: object; headers?: Record<string, string>} = {},
): Response {
  return Response.json({jsonrpc: '2.0', id, error: {code, message, data}}, {status, headers});
}

function respondUnavailable(id: RequestId, status: 429 | 503, message: string): Response {
  return respondError(id, status, ERRORS.unavailable, message, {
    data: {retry_after: Number(RETRY_AFTER)},
    headers: {'Retry-After': RETRY_AFTER},
  });
}
