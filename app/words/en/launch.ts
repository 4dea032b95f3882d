/** The launch of a work. */
export default {
  /** Before the launch date. */
  availableFrom: 'Available from',
  /** The date as `Intl` formats it. Neither its day nor its time breaks. */
  date: (written: string) =>
    written.replace(/ (\d+), (?=\d{4})/, '\u00a0$1,\u00a0').replace(/\s(?=[ap]\.m\.)/, '\u00a0'),
  /** After the number of days left. */
  days: 'd',
  /** On Breakthrough's page: the other release date in the specification's text (section 4). */
  releaseNote: 'Early access for Priority Members: November 2nd.',
};
