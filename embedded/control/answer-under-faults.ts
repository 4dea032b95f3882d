import {setTimeout as wait} from 'node:timers/promises';
import {DropConnection} from '../http';
import {answerFault, type Fault} from './faults';

/** Number of chunks that a slow response is sent in. */
const DRIPS = 20;

/**
 * Applies the faults: replaces the response of `handle`, or modifies it. Throws `DropConnection` when a fault closes
 * the connection.
 */
export async function answerUnderFaults(
  taken: readonly Fault[],
  answer: () => Promise<Response>,
): Promise<Response> {
  let instead: Response | null = null;
  for (const fault of taken) instead ??= await answerFault(fault);
  return spoil(instead ?? (await answer()), taken);
}

/** The response with the content type, delays and truncation of the faults. */
export function spoil(answer: Response, faults: readonly Fault[]): Response {
  return faults.reduce((spoilt, {contentType, truncate, dripMs}) => {
    if (contentType) spoilt.headers.set('content-type', contentType);
    if (!spoilt.body || (!truncate && !dripMs)) return spoilt;
    const {status, headers} = spoilt;
    return new Response(trickle(spoilt, {dripMs: dripMs ?? 0, isCut: truncate === true}), {
      status,
      headers,
    });
  }, answer);
}

/** The body in chunks; a truncated one throws after half of them, which closes the connection. */
function trickle(
  answer: Response,
  {dripMs, isCut}: {dripMs: number; isCut: boolean},
): ReadableStream<Uint8Array> {
  let bytes: Uint8Array | undefined;
  let part = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      bytes ??= new Uint8Array(await answer.arrayBuffer());
      if (part === DRIPS) return controller.close();
      if (isCut && part === DRIPS / 2) return controller.error(new DropConnection());
      await wait(dripMs);
      const [from, to] = [part, part + 1].map((at) => Math.floor((at * bytes!.length) / DRIPS));
      part += 1;
      // A stream ignores an empty chunk and pulls again.
      controller.enqueue(bytes.slice(from, to));
    },
  });
}
