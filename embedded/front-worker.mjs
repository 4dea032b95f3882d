/* global Request, Response -- of the Workers runtime */

/**
 * Runs inside the Workers runtime, before MiniOxygen's own worker, and mends what that one does differently from
 * Oxygen's network: files are found by HEAD too, an address with a stray per cent sign is the visitor's mistake, who does
 * not ask for gzip gets none, and a crowd waits in a line.
 */
const FILE = /\.[a-z\d]+$/i;
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

/**
 * Oxygen has many workers; here one thread draws all pages. Given a thousand requests at once it begins them all, each
 * then waits for the others longer than it would wait for a storefront, and counts that as silent. So few are let in at a
 * time, in the order in which they came.
 */
const PLACES = 32;
/** Who has been in for so long waits for somebody else, and takes no place from those outside. All in milliseconds. */
const PLACE_MS = 2000;
/** A visitor who has waited in line for so long is told to come back. */
const PATIENCE_MS = 20_000;
/** So many at the head of the line look often whether it is their turn, those behind them seldom. */
const HEAD = 64;
const LOOK_MS = {head: 20, behind: 200};
/** Who has not looked for so long has gone, and keeps nobody waiting. */
const GONE_MS = 1500;

/**
 * Since when each is in, and when each in line, in their order, has last looked. Everybody looks by a timer of his own: the
 * runtime cancels what one request awaits of another, and what a visitor who went away would still have done.
 */
const inside = new Map();
const line = new Map();

export default {
  async fetch(request, env) {
    const visitor = Symbol('visitor');
    if (!(await takePlace(visitor))) {
      return new Response('Too many visitors at once', {
        status: 503,
        headers: {'Retry-After': '10', 'Cache-Control': 'no-store'},
      });
    }
    try {
      return await answer(request, env);
    } finally {
      inside.delete(visitor);
    }
  },
};

/** Whether a place came within the time. */
async function takePlace(visitor) {
  const cameAtMs = Date.now();
  for (let nowMs = cameAtMs; nowMs - cameAtMs < PATIENCE_MS; nowMs = Date.now()) {
    // Who is in line already stays where he is.
    line.set(visitor, nowMs);
    const ahead = countAhead(visitor, nowMs);
    if (ahead < countFree(nowMs)) {
      line.delete(visitor);
      inside.set(visitor, nowMs);
      return true;
    }
    const lookMs = ahead < HEAD ? LOOK_MS.head : LOOK_MS.behind;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  line.delete(visitor);
  return false;
}

function countFree(nowMs) {
  for (const [visitor, sinceMs] of inside) if (nowMs - sinceMs > PLACE_MS) inside.delete(visitor);
  return PLACES - inside.size;
}

/** Exact as far as the head of the line goes. */
function countAhead(visitor, nowMs) {
  let ahead = 0;
  for (const [other, lookedMs] of line) {
    if (other === visitor || ahead >= HEAD) break;
    if (nowMs - lookedMs < GONE_MS) ahead += 1;
    else if (nowMs - lookedMs > PATIENCE_MS) line.delete(other);
  }
  return ahead;
}

async function answer(request, env) {
  if (request.method === 'HEAD' && FILE.test(new URL(request.url).pathname)) {
    const file = await env.assets.fetch(request);
    if (file.status !== 404) return file;
  }
  // MiniOxygen's worker runs on a compatibility date whose URL parser throws at such an address, and that is a 500.
  const url = request.url.replace(STRAY_PERCENT, '%25');
  const response = await env.next.fetch(url === request.url ? request : new Request(url, request));
  return request.cf.clientAcceptEncoding ? response : unpacked(response);
}

/** For who says nothing of encodings. The runtime tells every worker that br and gzip are taken, as Oxygen's network does. */
function unpacked(response) {
  if (!response.headers.has('Content-Encoding')) return response;
  const plain = new Response(response.body, response);
  plain.headers.delete('Content-Encoding');
  return plain;
}
