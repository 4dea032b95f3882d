/** What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. */
export const BUDGET = {
  script: 120_000,
  stylesheet: 20_000,
  document: 20_000,
  font: 60_000,
} as const;
