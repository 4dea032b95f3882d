declare global {
  interface Window {
    /** Replays the clicks made before hydration. Undefined if the document's inline script did not run. */
    releaseEarlyPresses?: () => void;
  }
}

/**
 * After this long a deferred click is replayed without hydration: the browser handles it as it does without scripts.
 */
const MAX_DELAY_MS = 5000;

/** Events that make React 18 hydrate synchronously and give up when data is missing (error 345). */
const EVENTS =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup click input change submit';

/**
 * An inline script for the head. Until hydration it stops these events and defers clicks on buttons; then it replays
 * the clicks in order: on the same buttons, or on equal ones when React rendered the page again.
 */
export const EARLY_PRESSES_SCRIPT = `(()=>{
const types="${EVENTS}".split(" "),deferred=new Set,
defer=e=>{e.stopPropagation();const b=e.type=="click"&&e.target.closest("button");if(b){e.preventDefault();deferred.add(b);setTimeout(release,${MAX_DELAY_MS})}},
release=()=>{for(const t of types)removeEventListener(t,defer,true);for(const b of deferred)deferred.delete(b),(b.isConnected?b:[...document.querySelectorAll("button")].find(o=>o.isEqualNode(b)))?.click()};
for(const t of types)addEventListener(t,defer,true);
window.releaseEarlyPresses=release})()`.replaceAll('\n', '');
