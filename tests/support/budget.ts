/**
 * The maximum size of a first visit, in bytes as sent with gzip at level 6; fonts are already compressed. The guardrail
 * for scripts is 120 kB. It's an alarm and not a target: a page that has grown by a few kilobytes fails no test, but a
 * library added by mistake does.
 */
export const BUDGET = {
  script: 170_000,
  stylesheet: 20_000,
  document: 20_000,
  font: 60_000,
} as const;
