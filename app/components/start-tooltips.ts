import {findTrigger, tooltipText} from './tooltip-text';
import {createTooltipTiming} from './tooltip-timing';

const TOOLTIP_ID = 'tooltip';

/** Distance to the viewport's edge, in pixels. */
const MARGIN = 8;

/**
 * Adds tooltips: the accessible name for icon-only controls, and the text of `data-tooltip`. They open after a delay
 * for the mouse, at once for the keyboard, never for touch. The pointer may move onto a tooltip; Escape closes it (WCAG
 * 1.4.13). One element and one set of listeners serve the whole page. Returns a function that removes them.
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
        // Inside an open modal dialog, or it would be inert; otherwise in the landmark that contains the control.
        (trigger.closest('dialog, header, main, footer') ?? document.body).append(tooltip);
        tooltip.firstElementChild!.textContent = text;
        tooltip.showPopover();
        shownFor = trigger;
        follow();
        // An accessible name is announced anyway; only `data-tooltip` adds a description.
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
    // The page scrolled under a resting mouse, for example when the keyboard moves the focus.
    if (screenX === pointer.x && screenY === pointer.y) return;
    const trigger = findTrigger(target);
    if (trigger && tooltipText(trigger) !== null) timing.point(trigger);
    else timing.leave();
  }

  function onFocusIn({target}: FocusEvent) {
    const trigger = findTrigger(target);
    // Only for Tab: dialogs move the focus to a button when they open or close.
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
  // Without capture, which would fire for every element that is left.
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

/** Its padding reaches to the control, so that the pointer can move onto it without leaving. */
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

/** Places a tooltip below its control, centred; above it where there is no room. */
function place(tooltip: HTMLElement, {left, width, top, bottom}: DOMRect) {
  const {offsetWidth, offsetHeight} = tooltip;
  const {clientWidth, clientHeight} = document.documentElement;
  const x = left + width / 2 - offsetWidth / 2;
  tooltip.style.left = `${Math.max(MARGIN, Math.min(x, clientWidth - offsetWidth - MARGIN))}px`;
  const isRoomBelow = bottom + offsetHeight <= clientHeight;
  tooltip.style.top = `${isRoomBelow ? bottom : top - offsetHeight}px`;
}
