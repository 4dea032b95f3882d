import type {Clock} from './clock';
import {type Handler, refuseMethod} from './http';

/** Resolves or rejects; a part is healthy when its status is below 500. */
export type Probe = () => Promise<Response>;

/** A part that does not respond within this time is failing. */
const PROBE_LIMIT_MS = 3000;

/**
 * `GET /healthz`: the status of each part and, for a failing one, when that was first detected. 503 when one fails. The
 * response contains no reasons.
 */
export function createHealthHandler(
  probes: Readonly<Record<string, Probe>>,
  clock: Clock,
  limitMs = PROBE_LIMIT_MS,
): Handler {
  const failingSince = new Map<string, string>();

  async function check(name: string, probe: Probe) {
    if (await isWell(probe, limitMs)) {
      failingSince.delete(name);
      return [name, {status: 'ok'}] as const;
    }
    const since = failingSince.get(name) ?? clock().toISOString();
    failingSince.set(name, since);
    return [name, {status: 'failing', since}] as const;
  }

  return async ({method}) => {
    if (method !== 'GET' && method !== 'HEAD') return refuseMethod('GET, HEAD');
    const parts = await Promise.all(
      Object.entries(probes).map(([name, probe]) => check(name, probe)),
    );
    const isAllWell = parts.every(([, {status}]) => status === 'ok');
    return Response.json(
      {status: isAllWell ? 'ok' : 'failing', ...Object.fromEntries(parts)},
      {status: isAllWell ? 200 : 503, headers: {'cache-control': 'no-store'}},
    );
  };
}

async function isWell(probe: Probe, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const answer = probe().then(
    async (response) => {
      await response.body?.cancel();
      return response.status < 500;
    },
    () => false,
  );
  const isInTime = await Promise.race([answer, limit]);
  clearTimeout(timer);
  return isInTime;
}
