import type {UNSAFE_RemixContextObject as RemixContextObject} from '@remix-run/react';

/** A button that was pressed too early is let go after it: the browser then does with it what it does without scripts. */
const HOLD_MS = 5000;

/**
 * The script inside every page. It leaves on `window` what Remix's entry looks for (the context, a stream for the data
 * that follows, the routes' modules), and holds the buttons that are pressed until there is code to answer them: those
 * very buttons, or the same ones again where React had to draw the page anew.
 */
export function startScript(context: RemixContextObject, routeIds: string[]): string {
  const {manifest} = context;
  // Remix's flags, which a build has decided already: see `vite.cuts.ts`.
  const handoff = import.meta.env.DEV ? context.serverHandoffString : '{}';
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const modules = [
    ...new Set([
      manifest.entry.module,
      manifest.url,
      ...routes.map(({module}) => module),
      ...manifest.entry.imports,
      ...routes.flatMap(({imports}) => imports ?? []),
    ]),
  ];
  const load = (module: string) => `await import(m[${modules.indexOf(module)}])`;
  return `__remixContext=${handoff};__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream);(async()=>{
let m=${JSON.stringify(modules)},href,b
const held=new Set,hold=e=>{if(b=e.target.closest("button")){e.preventDefault();held.add(b);setTimeout(release,${HOLD_MS})}},release=()=>{removeEventListener("click",hold,true);for(b of held)held.delete(b),(b.isConnected?b:[...document.querySelectorAll("button")].find(o=>o.isEqualNode(b)))?.click()}
addEventListener("click",hold,true)
document.hidden||await new Promise(r=>requestAnimationFrame(()=>setTimeout(r)))
for(href of m)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}))
try{${manifest.hmr ? `await import(${JSON.stringify(manifest.hmr.runtime)})` : ''}
${load(manifest.url)}
__remixRouteModules={${routes.map(({id, module}) => `${JSON.stringify(id)}:${load(module)}`)}}
await(${load(manifest.entry.module)}).isReady}finally{release()}})()`;
}
