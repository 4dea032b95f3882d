import {setTimeout as wait} from 'node:timers/promises';
import {DropConnection} from '../http';
import {answerFault, type Fault} from './faults';

/** Into so many parts a trickling answer is cut. */
const DRIPS = 20;

/**
 * Answers under the faults that were taken: instead of `answer`, or with what it answers, spoilt. Throws `DropConnection`
 * when the connection is to break.
 */
export async function answerUnderFaults(
  taken: readonly Fault[],
  answer: () => Promise<Response>,
): Promise<Response> {
  let instead: Response | null = null;
  for (const fault of taken) instead ??= await answerFault(fault);
  return spoil(instead ?? (await answer()), taken);
}

/** The answer under another type, in drops or cut off, as the faults have it; else as it is. */
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

/** The body in parts; one that is cut ends after half of them in an error, on which the connection breaks. */
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
      // An empty part would be no part: the stream is asked on.
      controller.enqueue(bytes.slice(from, to));
    },
  });
}
