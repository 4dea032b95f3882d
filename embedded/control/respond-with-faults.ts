import {setTimeout as wait} from 'node:timers/promises';
import {DropConnection} from '../http';
import {runFault, type Fault} from './faults';

/** Number of chunks that a slow response is sent in. */
const CHUNK_COUNT = 20;

/**
 * Applies the faults: replaces the response of `handle`, or modifies it. Throws `DropConnection` when a fault closes
 * the connection.
 */
export async function respondWithFaults(
  faults: readonly Fault[],
  handle: () => Promise<Response>,
): Promise<Response> {
  let replacement: Response | null = null;
  for (const fault of faults) replacement ??= await runFault(fault);
  return modifyResponse(replacement ?? (await handle()), faults);
}

/** The response with the content type, delays and truncation of the faults. */
export function modifyResponse(response: Response, faults: readonly Fault[]): Response {
  return faults.reduce((modified, {contentType, truncate, dripMs}) => {
    if (contentType) modified.headers.set('content-type', contentType);
    if (!modified.body || (!truncate && !dripMs)) return modified;
    const {status, headers} = modified;
    return new Response(streamInChunks(modified, {dripMs: dripMs ?? 0, isCut: truncate === true}), {
      status,
      headers,
    });
  }, response);
}

/** The body in chunks; a truncated one throws after half of them, which closes the connection. */
function streamInChunks(
  response: Response,
  {dripMs, isCut}: {dripMs: number; isCut: boolean},
): ReadableStream<Uint8Array> {
  let bytes: Uint8Array | undefined;
  let index = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      bytes ??= new Uint8Array(await response.arrayBuffer());
      if (index === CHUNK_COUNT) return controller.close();
      if (isCut && index === CHUNK_COUNT / 2) return controller.error(new DropConnection());
      await wait(dripMs);
      const [from, to] = [index, index + 1].map((at) =>
        Math.floor((at * bytes!.length) / CHUNK_COUNT),
      );
      index += 1;
      // A stream ignores an empty chunk and pulls again.
      controller.enqueue(bytes.slice(from, to));
    },
  });
}
