/* global Request, Response -- of the Workers runtime */

/**
 * Runs inside the Workers runtime, before MiniOxygen's own worker, and mends what that one does differently from
 * Oxygen's network: files are found by HEAD too, an address with a stray per cent sign is the visitor's mistake, and a
 * crowd waits in a line.
 */
const FILE = /\.[a-z\d]+$/i;
const STRAY_PERCENT = /%(?![\da-f]{2})/gi;

/**
 * Oxygen has many workers; here one thread draws all pages. Given a thousand requests at once it begins them all, each
 * then waits for the others longer than it would wait for a storefront, and counts that as silent. So few are let in at a
 * time, in the order in which they came.
 */
const PLACES = 32;
/** Who has been in for so long in milliseconds waits for somebody else, and takes no place from those outside. */
const PLACE_MS = 2000;
/** A visitor who has waited in line for so long is told to come back. */
const PATIENCE_MS = 20_000;

let taken = 0;
/** Of each who waits: lets him in, or answers false where he has gone. */
const line = [];

export default {
  async fetch(request, env, context) {
    const answered = answerInTurn(request, env);
    // A visitor who went away gives the place back all the same.
    context.waitUntil(answered.catch(() => {}));
    return answered;
  },
};

async function answerInTurn(request, env) {
  if (taken < PLACES) taken += 1;
  else if (!(await waitInLine())) {
    return new Response('Too many visitors at once', {
      status: 503,
      headers: {'Retry-After': '10', 'Cache-Control': 'no-store'},
    });
  }
  let hasLeft = false;
  const leave = () => {
    if (!hasLeft) letNextIn();
    hasLeft = true;
  };
  const timer = setTimeout(leave, PLACE_MS);
  try {
    return await answer(request, env);
  } finally {
    clearTimeout(timer);
    leave();
  }
}

/** Whether a place came within the time. The timer is also what tells the runtime that a request which waits is alive. */
async function waitInLine() {
  let isWaiting = true;
  let timer;
  const hasPlace = await new Promise((resolve) => {
    timer = setTimeout(() => {
      isWaiting = false;
      resolve(false);
    }, PATIENCE_MS);
    line.push(() => {
      if (isWaiting) resolve(true);
      return isWaiting;
    });
  });
  clearTimeout(timer);
  return hasPlace;
}

/** Hands a place on to the first who still waits. */
function letNextIn() {
  for (let enter = line.shift(); enter; enter = line.shift()) if (enter()) return;
  taken -= 1;
}

async function answer(request, env) {
  if (request.method === 'HEAD' && FILE.test(new URL(request.url).pathname)) {
    const file = await env.assets.fetch(request);
    if (file.status !== 404) return file;
  }
  // MiniOxygen's worker runs on a compatibility date whose URL parser throws at such an address, and that is a 500.
  const url = request.url.replace(STRAY_PERCENT, '%25');
  return env.next.fetch(url === request.url ? request : new Request(url, request));
}
