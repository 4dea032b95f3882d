/** Adjusts a date that `Intl` has formatted in this language. */
export default {
  printed: (date: string) => date,
};
