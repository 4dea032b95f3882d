declare global {
  interface Window {
    /** Hands over what was pressed before hydration. Missing where the document's own script did not run. */
    releaseEarlyPresses?: () => void;
  }
}

/** After this long a held button is let go: the browser then does with it what it does without scripts. */
const HOLD_MS = 5000;

/** What React 18 would hydrate in a hurry for, giving up a page whose data has not come (error 345). */
const EVENTS =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup click input change submit';

/**
 * The text of an inline script in the head. Until the page is hydrated it keeps events from React and holds pressed buttons;
 * then it presses them again, in their order: those very buttons, or the same ones where React had to draw the page anew.
 */
export const HOLD_EARLY_PRESSES = `(()=>{
const types="${EVENTS}".split(" "),held=new Set,
hold=e=>{e.stopPropagation();const b=e.type=="click"&&e.target.closest("button");if(b){e.preventDefault();held.add(b);setTimeout(release,${HOLD_MS})}},
release=()=>{for(const t of types)removeEventListener(t,hold,true);for(const b of held)held.delete(b),(b.isConnected?b:[...document.querySelectorAll("button")].find(o=>o.isEqualNode(b)))?.click()}
for(const t of types)addEventListener(t,hold,true)
window.releaseEarlyPresses=release})()`;
