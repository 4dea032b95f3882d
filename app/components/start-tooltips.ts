import {findTrigger, tooltipText} from '~/components/tooltip-text';
import {createTooltipTiming} from '~/components/tooltip-timing';

const TOOLTIP_ID = 'tooltip';

/** From the window's edge, in pixels. */
const MARGIN = 8;

/**
 * Gives every control that shows nothing but an icon a tooltip with its name, and every one with `data-tooltip` that text:
 * for the mouse after a while, for the keyboard at once, never for touch. The pointer may move onto it; Escape sends it away
 * (WCAG 1.4.13). One element and one set of listeners for the whole page. The answer takes them away.
 */
export function startTooltips(): () => void {
  const tooltip = createTooltip();
  let lastKey = '';
  let pointer = {x: NaN, y: NaN};
  let shownFor: HTMLElement | null = null;

  const timing = createTooltipTiming<HTMLElement>(
    {
      open(trigger) {
        const text = trigger.isConnected ? tooltipText(trigger) : null;
        if (text === null) return;
        // In an open modal dialog, or nothing could be pointed at; elsewhere in the part of the page that it belongs to.
        (trigger.closest('dialog, header, main, footer') ?? document.body).append(tooltip);
        tooltip.firstElementChild!.textContent = text;
        tooltip.showPopover();
        shownFor = trigger;
        follow();
        // A name is read out as it is; only what says more is tied to the control.
        if (trigger.dataset.tooltip) trigger.setAttribute('aria-describedby', TOOLTIP_ID);
      },
      close() {
        if (shownFor?.dataset.tooltip) shownFor.removeAttribute('aria-describedby');
        shownFor = null;
        tooltip.remove();
      },
    },
    {
      now: () => performance.now(),
      setTimeout: (run, delay) => window.setTimeout(run, delay),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
  );

  function follow() {
    if (shownFor) place(tooltip, shownFor.getBoundingClientRect());
  }

  function onPointerMove({screenX, screenY}: PointerEvent) {
    pointer = {x: screenX, y: screenY};
  }

  function onPointerOver({target, pointerType, screenX, screenY}: PointerEvent) {
    if (pointerType === 'touch' || (target instanceof Node && tooltip.contains(target))) return;
    // The page moved beneath a mouse that rests, as when the keyboard goes to what is further down.
    if (screenX === pointer.x && screenY === pointer.y) return;
    const trigger = findTrigger(target);
    if (trigger && tooltipText(trigger) !== null) timing.point(trigger);
    else timing.leave();
  }

  function onFocusIn({target}: FocusEvent) {
    const trigger = findTrigger(target);
    // A dialog that opens or closes gives the focus to a button that nobody asked about.
    if (trigger?.matches(':focus-visible') && lastKey === 'Tab' && tooltipText(trigger) !== null)
      timing.focus(trigger);
  }

  function onKeyDown({key}: KeyboardEvent) {
    lastKey = key;
    if (key === 'Escape') timing.dismiss();
  }

  const listeners = new AbortController();
  const options = {signal: listeners.signal, capture: true, passive: true};
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('pointerover', onPointerOver, options);
  // Not on its way down, where every element that is left says so.
  document.documentElement.addEventListener('pointerleave', timing.leave, {
    signal: listeners.signal,
  });
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('focusout', timing.leave, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('click', timing.dismiss, options);
  document.addEventListener('scroll', follow, options);
  return () => {
    listeners.abort();
    timing.leave();
  };
}

/** Its own box reaches to the control, so that a pointer on its way from there never leaves; the words stand inside. */
function createTooltip(): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.id = TOOLTIP_ID;
  tooltip.popover = 'manual';
  tooltip.role = 'tooltip';
  tooltip.className = 'fixed inset-auto m-0 w-max max-w-72 border-0 bg-transparent p-0 py-1.5';
  const words = document.createElement('span');
  words.className = 'block bg-ink px-3 py-1.5 text-xs text-white';
  tooltip.append(words);
  return tooltip;
}

/** Beneath the control and in line with its middle; above it where there is no room. */
function place(tooltip: HTMLElement, {left, width, top, bottom}: DOMRect) {
  const {offsetWidth, offsetHeight} = tooltip;
  const {clientWidth, clientHeight} = document.documentElement;
  const x = left + width / 2 - offsetWidth / 2;
  tooltip.style.left = `${Math.max(MARGIN, Math.min(x, clientWidth - offsetWidth - MARGIN))}px`;
  const isRoomBelow = bottom + offsetHeight <= clientHeight;
  tooltip.style.top = `${isRoomBelow ? bottom : top - offsetHeight}px`;
}
