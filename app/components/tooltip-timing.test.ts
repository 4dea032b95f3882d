import {describe, expect, it} from 'vitest';
import {createTooltipTiming, type TooltipClock} from '~/components/tooltip-timing';

/** A tooltip with a fake clock. */
function aTooltip() {
  let now = 0;
  let waiting: {at: number; run: () => void} | null = null;
  let shown: string | null = null;
  const clock: TooltipClock = {
    now: () => now,
    setTimeout: (run, delay) => {
      waiting = {at: now + delay, run};
      return 1;
    },
    clearTimeout: () => (waiting = null),
  };
  const timing = createTooltipTiming<string>(
    {open: (trigger) => (shown = trigger), close: () => (shown = null)},
    clock,
  );
  return {
    ...timing,
    shown: () => shown,
    pass(ms: number) {
      now += ms;
      const due = waiting;
      if (!due || due.at > now) return;
      waiting = null;
      due.run();
    },
  };
}

describe('a tooltip', () => {
  it.each([
    [699, null],
    [700, 'cart'],
  ])('is after %i ms of pointing %s', (ms, shown) => {
    const tooltip = aTooltip();
    tooltip.point('cart');
    tooltip.pass(ms);
    expect(tooltip.shown()).toBe(shown);
  });

  it('never opens when the pointer only passes', () => {
    const tooltip = aTooltip();
    tooltip.point('cart');
    tooltip.pass(400);
    tooltip.leave();
    tooltip.pass(10_000);
    expect(tooltip.shown()).toBeNull();
  });

  it.each([
    [0, 'next'],
    [300, 'next'],
    [301, null],
  ])('opens %i ms after the last one closed: %s', (pause, shown) => {
    const tooltip = aTooltip();
    tooltip.point('previous');
    tooltip.pass(700);
    tooltip.leave();
    tooltip.pass(pause);
    tooltip.point('next');
    expect(tooltip.shown()).toBe(shown);
  });

  it('opens at once for the keyboard, in place of another', () => {
    const tooltip = aTooltip();
    tooltip.point('previous');
    tooltip.pass(700);
    tooltip.focus('next');
    expect(tooltip.shown()).toBe('next');
  });

  it('restarts the delay when the pointer enters another trigger', () => {
    const tooltip = aTooltip();
    tooltip.point('previous');
    tooltip.pass(600);
    tooltip.point('next');
    tooltip.pass(699);
    expect(tooltip.shown()).toBeNull();
    tooltip.pass(1);
    expect(tooltip.shown()).toBe('next');
  });

  it('is not delayed when the pointer moves within its trigger', () => {
    const tooltip = aTooltip();
    tooltip.point('cart');
    tooltip.pass(500);
    tooltip.point('cart');
    tooltip.pass(200);
    expect(tooltip.shown()).toBe('cart');
  });

  it('stays closed once dismissed, until the pointer leaves and enters again', () => {
    const tooltip = aTooltip();
    tooltip.focus('cart');
    tooltip.dismiss();
    tooltip.point('cart');
    tooltip.pass(10_000);
    expect(tooltip.shown()).toBeNull();
    tooltip.leave();
    tooltip.point('cart');
    tooltip.pass(700);
    expect(tooltip.shown()).toBe('cart');
  });
});
