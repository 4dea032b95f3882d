import {FreshText} from './FreshText';

/** A number at the upper right corner of an icon, whose parent has it in its label. Hidden for 0. */
export function CountBadge({count}: {count: number}) {
  if (count === 0) return null;
  return (
    <FreshText
      aria-hidden="true"
      translate="no"
      // 6 px from the edge, which on a phone is the screen's; with larger text the badge takes them too. Its size is capped
      // in pixels, because otherwise it would cover the icon.
      className="absolute top-0.5 right-[max(0px,26px-1.25rem)] grid h-[min(1.25rem,24px)] min-w-[min(1.25rem,24px)] place-items-center rounded-full border border-transparent bg-sea px-[4px] text-[min(0.75rem,16px)] leading-none font-semibold text-white tabular-nums"
    >
      {count}
    </FreshText>
  );
}
