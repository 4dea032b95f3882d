/** What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. */
export const BUDGET = {
  script: 102_000,
  stylesheet: 12_000,
  document: 12_000,
  font: 60_000,
} as const;
