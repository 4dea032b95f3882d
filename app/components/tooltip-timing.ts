/** How long the pointer must rest before a tooltip opens (specification, section 9). */
const OPEN_DELAY_MS = 700;

/** The next tooltip opens without delay when the last one closed less than this ago. */
const SKIP_DELAY_MS = 300;

export interface TooltipClock {
  /** Milliseconds since any fixed time. */
  now: () => number;
  setTimeout: (run: () => void, delayMs: number) => number;
  clearTimeout: (timer: number) => void;
}

export interface TooltipTiming<Trigger> {
  /** The pointer entered the trigger. */
  point: (trigger: Trigger) => void;
  /** The trigger took the focus by keyboard: opens at once. */
  focus: (trigger: Trigger) => void;
  /** Pointer or focus left. */
  leave: () => void;
  /** Closes the tooltip until pointer or focus enter a trigger again. */
  dismiss: () => void;
}

/** The timing of tooltips; at most one is open. Opening, closing and the clock are injected. */
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
