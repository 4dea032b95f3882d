const TRIGGERS = 'button, a[href], summary, [data-tooltip]';

/** The closest control that may have a tooltip. */
export function findTrigger(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TRIGGERS) : null;
}

/**
 * The text of a control's tooltip: its `data-tooltip`, or the accessible name of an icon-only control. Null when the
 * control shows its text; an empty `data-tooltip` disables the tooltip.
 */
export function tooltipText(trigger: HTMLElement): string | null {
  const own = trigger.dataset.tooltip;
  if (own !== undefined) return own || null;
  if (!trigger.querySelector('svg') || trigger.querySelector('img')) return null;
  const words = [...trigger.querySelectorAll('.sr-only')].map((element) => element.textContent);
  const hidden = trigger.querySelectorAll('.sr-only, [aria-hidden="true"]');
  const spoken = (trigger.textContent ?? '').trim();
  const unseen = [...hidden].map((element) => element.textContent).join('');
  if (spoken.length > unseen.trim().length) return null;
  return trigger.getAttribute('aria-label') ?? (words.join(' ').trim() || null);
}
