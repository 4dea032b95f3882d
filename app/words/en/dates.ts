/** How a date is printed that `Intl` wrote in this language. */
export default {
  printed: (date: string) => date,
};
