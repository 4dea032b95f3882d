/** How long the pointer rests on something before its tooltip opens (specification, section 9). */
const OPEN_DELAY_MS = 700;

/** A pointer that moves on within this time of the last one's closing is looking for something, and waits no more. */
const SKIP_DELAY_MS = 300;

export interface TooltipClock {
  /** Milliseconds from any fixed beginning. */
  now: () => number;
  setTimeout: (run: () => void, delayMs: number) => number;
  clearTimeout: (timer: number) => void;
}

export interface TooltipTiming<Trigger> {
  /** The pointer came to it. */
  point: (trigger: Trigger) => void;
  /** The keyboard came to it: there is nothing to wait for. */
  focus: (trigger: Trigger) => void;
  /** Pointer or focus left. */
  leave: () => void;
  /** The visitor wants it gone: it stays away until pointer or focus come anew. */
  dismiss: () => void;
}

/** When a tooltip opens and closes; at most one is open. What opening means is handed in, and so is the time. */
export function createTooltipTiming<Trigger>(
  {open, close}: {open: (trigger: Trigger) => void; close: () => void},
  clock: TooltipClock,
): TooltipTiming<Trigger> {
  let current: Trigger | null = null;
  let isOpen = false;
  let closedAt = -Infinity;
  let timer: number | undefined;

  function show(trigger: Trigger) {
    isOpen = true;
    open(trigger);
  }

  function dismiss() {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    if (!isOpen) return;
    isOpen = false;
    closedAt = clock.now();
    close();
  }

  function leave() {
    dismiss();
    current = null;
  }

  return {
    point(trigger) {
      if (current === trigger) return;
      leave();
      current = trigger;
      if (clock.now() - closedAt <= SKIP_DELAY_MS) show(trigger);
      else timer = clock.setTimeout(() => show(trigger), OPEN_DELAY_MS);
    },
    focus(trigger) {
      if (current === trigger && isOpen) return;
      leave();
      current = trigger;
      show(trigger);
    },
    leave,
    dismiss,
  };
}
