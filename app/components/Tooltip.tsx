import {useEffect, useRef, useState, type ReactNode} from 'react';

/**
 * The specification's delays (section 9): before a tooltip opens, and the time after another tooltip in which the next
 * one opens at once.
 */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** The minimum distance from the window's sides, in pixels. */
const MARGIN = 8;

let lastClosedMs = -Infinity;

/**
 * The name of the icon-only control that contains it, which must be positioned. Screen readers always find it. It
 * appears after a delay for a mouse, at once for the Tab key, and never for touch. The pointer can move onto it, and
 * Escape closes it (WCAG 1.4.13).
 */
export function Tooltip({children}: {children: ReactNode}) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const control = ref.current!.parentElement!;
    const listeners = new AbortController();
    const {signal} = listeners;
    let timer: number | undefined;
    function openLater({pointerType}: PointerEvent) {
      if (pointerType === 'touch') return;
      const isNext = performance.now() - lastClosedMs < SKIP_DELAY_MS;
      timer = window.setTimeout(() => setIsOpen(true), isNext ? 0 : OPEN_DELAY_MS);
    }
    function close() {
      window.clearTimeout(timer);
      setIsOpen(false);
    }
    control.addEventListener('pointerenter', openLater, {signal});
    control.addEventListener('pointerleave', close, {signal});
    control.addEventListener('click', close, {signal});
    control.addEventListener('blur', close, {signal});
    // Not on every focus, because dialogs also move the focus when they open and close.
    control.addEventListener('keyup', ({key}) => key === 'Tab' && setIsOpen(true), {signal});
    document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
    return () => {
      window.clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const tooltip = ref.current!;
    const {left, right} = tooltip.getBoundingClientRect();
    const overflow = right + MARGIN - document.documentElement.clientWidth;
    tooltip.style.marginLeft = `${Math.max(MARGIN - left, Math.min(0, -overflow))}px`;
    return () => {
      tooltip.style.marginLeft = '';
      lastClosedMs = performance.now();
    };
  }, [isOpen]);

  return (
    <span
      ref={ref}
      className={
        isOpen
          ? 'absolute top-full left-1/2 z-30 w-max max-w-72 -translate-x-1/2 bg-ink px-3 py-1.5 text-xs text-white'
          : 'sr-only'
      }
    >
      {children}
    </span>
  );
}
