/**
 * What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. The guardrail for scripts is
 * 120 kB, an alarm and not a target: a page that has grown by a few kilobytes fails no test, a library that came by mistake does.
 */
export const BUDGET = {
  script: 170_000,
  stylesheet: 20_000,
  document: 20_000,
  font: 60_000,
} as const;
