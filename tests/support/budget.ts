/**
 * What a first visit may weigh, in bytes as sent with gzip at level 6; fonts are compressed already. The goal for scripts is
 * 102,000, which home and collections keep; a product's page is a little above it.
 */
export const BUDGET = {
  script: 103_000,
  stylesheet: 12_000,
  document: 12_000,
  font: 60_000,
} as const;
