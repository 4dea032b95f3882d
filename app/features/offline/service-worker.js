/* global self, caches, Response, SOURCES, SITE_NAME, LANGUAGES -- the server prepends the last three to this file */

const CACHE = 'works-2';
const LIST = '/works-seen';
const MAX_WORKS = 30;

/** The shop's style sheet, without its fonts. */
const STYLE = `body{margin:0;background:#fdfcfa;color:#17232b;font:1.0625rem/1.65 system-ui,sans-serif}
header,main{padding:0 max(clamp(1rem,.37rem + 2.6vw,3.5rem),50vw - 53.75rem)}
header,h1,li a{font-family:Georgia,'Times New Roman',serif;font-weight:400;letter-spacing:-.012em}
header{border-bottom:1px solid #dfdbd2;font-size:1.3rem;line-height:4.5rem}
h1{margin:clamp(2rem,5vw,4.5rem) 0 1rem;font-size:clamp(2.1rem,5vw,3.1rem);line-height:1.12}
p{margin:0;color:#56626a}
ul{display:flex;flex-wrap:wrap;align-items:end;gap:2.5rem 1.25rem;margin:2.5rem 0 4rem;padding:0;list-style:none}
li a{color:inherit;font-size:1.4rem;text-decoration:none}
img{display:block;max-width:100%;max-height:clamp(14rem,46vw,45vh);margin-bottom:.5rem}
.sea{height:max(14rem,45vh);margin:2.5rem 0 4rem;background:linear-gradient(#e3e6e4,#ccd5d7 54%,#8ba4ad 54.3%,#b5c5c9 70%,#dde4e4)}
a:focus-visible{outline:2px solid #17586a;outline-offset:3px}
.again{display:inline-block;margin-top:1.5rem;padding:.75rem 1.75rem;background:#17586a;color:#fff;font-size:.9375rem;text-decoration:none}`;

self.addEventListener('install', () => self.skipWaiting());

// No navigation preload: with it Firefox shows its own error page when offline.
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

// In sequence, because each run rewrites the complete list.
let queue = Promise.resolve();
self.addEventListener('message', (event) => {
  queue = queue.then(() => cachePage(event.data)).catch(() => {});
  event.waitUntil(queue);
});

self.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(open(request));
  else if (/^(image|style)$/.test(request.destination) && isOurs(request.url)) {
    event.respondWith(fetch(request).catch(() => matchCached(request.url)));
  }
});

async function open(request) {
  try {
    return await fetch(request);
  } catch {
    const {pathname} = new URL(request.url);
    return (await caches.match(pathname, {ignoreVary: true})) ?? offlinePage(pathname);
  }
}

function isOurs(url) {
  return [`${self.location.origin}/`, ...SOURCES].some((origin) => url.startsWith(origin));
}

async function matchCached(url) {
  return (await caches.match(url, {ignoreVary: true})) ?? Response.error();
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function list(cache) {
  return (await cache.match(LIST))?.json() ?? [];
}

async function cachePage({path, picture}) {
  const cache = await caches.open(CACHE);
  const before = await list(cache);
  const earlier = before.find((work) => work.path === path);
  const others = before.filter((work) => work !== earlier);
  const page = await fetch(path);
  if (page.status === 404) await keepOnly(cache, others);
  if (!page.ok || page.redirected) return;
  const text = await page.clone().text();
  await cache.put(path, page);
  const [, title = ''] = text.match(/<title>([^<|]*)/) ?? [];
  const styles = [...text.matchAll(/href="([^"]+\.css)"/g)].map(
    ([, href]) => new URL(href, self.location).href,
  );
  const [isPictureCached] = await Promise.all([picture, ...styles].map((url) => add(cache, url)));
  // The list contains only cached files. An earlier picture, perhaps of another size, is better than none.
  const shown = isPictureCached ? picture : (earlier?.picture ?? '');
  await keepOnly(cache, [{path, title, picture: shown, styles}, ...others].slice(0, MAX_WORKS));
}

/** Lists the works, and deletes every file that none of their pages needs. */
async function keepOnly(cache, works) {
  await cache.put(LIST, Response.json(works));
  const files = works.flatMap(({path, picture, styles}) => [path, picture, ...styles]);
  const kept = new Set([LIST, ...files].map((file) => new URL(file, self.location).href));
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({url}) => !kept.has(url)).map((request) => cache.delete(request)),
  );
}

/** Caches a file and returns whether it worked. Retries once, because a first request may fail on a busy connection. */
async function add(cache, url) {
  if (!isOurs(url)) return false;
  try {
    await cache.add(url).catch(() => cache.add(url));
    return true;
  } catch {
    return false;
  }
}

/** The language of a path: the first language, whose URLs have no prefix, unless the prefix is another's. */
function languageOf(pathname) {
  const [first, ...others] = LANGUAGES;
  return others.find(({path}) => pathname === path || pathname.startsWith(`${path}/`)) ?? first;
}

/** The viewed works, without duplicates, in the page's language if the visitor has viewed them in it. */
function worksFor(language, works) {
  const handleOf = ({path}) => path.split('/').at(-1);
  const isOwn = ({path}) => languageOf(path) === language;
  const own = new Set(works.filter(isOwn).map(handleOf));
  return works.filter(
    (work, position) =>
      isOwn(work) ||
      (!own.has(handleOf(work)) &&
        works.findIndex((one) => handleOf(one) === handleOf(work)) === position),
  );
}

async function offlinePage(pathname) {
  const language = languageOf(pathname);
  const works = worksFor(language, await list(await caches.open(CACHE)));
  const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const items = works.map(
    ({path, title, picture}) =>
      `<li><a href="${path}">${picture && `<img src="${escape(picture)}" alt="">`}${title}</a>`,
  );
  return new Response(
    `<!doctype html><html lang="${language.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${language.documentTitle} | ${SITE_NAME}</title><style>${STYLE}</style>
<header>${SITE_NAME}</header>
<main><div><h1>${language.title}</h1><p>${works.length ? language.seen : language.none}</p>
<a class="again" href="">${language.again}</a></div>
${works.length ? `<ul>${items.join('')}</ul>` : '<div class="sea"></div>'}</main>`,
    {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );
}
