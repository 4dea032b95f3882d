import {setTimeout as wait} from 'node:timers/promises';
import type {Clock} from './clock';
import type {Handler} from './http';

/** Resolves or rejects; a part is healthy when its status is below 500. */
export type Probe = () => Promise<Response>;

/** A part that does not respond within this time is failing. */
const PROBE_TIMEOUT_MS = 3000;

/**
 * `GET /healthz`: the status of each part and, for a failing one, when that was first detected. 503 when one fails. The
 * response contains no reasons.
 */
export function createHealthHandler(
  probes: Readonly<Record<string, Probe>>,
  clock: Clock,
  timeoutMs = PROBE_TIMEOUT_MS,
): Handler {
  const failingSince = new Map<string, string>();

  async function check(name: string, probe: Probe) {
    if (await isHealthy(probe, timeoutMs)) {
      failingSince.delete(name);
      return [name, {status: 'ok'}] as const;
    }
    const since = failingSince.get(name) ?? clock().toISOString();
    failingSince.set(name, since);
    return [name, {status: 'failing', since}] as const;
  }

  return async () => {
    const parts = await Promise.all(
      Object.entries(probes).map(([name, probe]) => check(name, probe)),
    );
    const isAllHealthy = parts.every(([, {status}]) => status === 'ok');
    return Response.json(
      {status: isAllHealthy ? 'ok' : 'failing', ...Object.fromEntries(parts)},
      {status: isAllHealthy ? 200 : 503, headers: {'cache-control': 'no-store'}},
    );
  };
}

function isHealthy(probe: Probe, timeoutMs: number): Promise<boolean> {
  const result = probe().then(
    async (response) => {
      await response.body?.cancel();
      return response.status < 500;
    },
    () => false,
  );
  return Promise.race([result, wait(timeoutMs, false, {ref: false})]);
}
