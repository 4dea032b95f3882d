/** The catalogue’s messages to assistants (UCP), which pass them on to people. */
export default {
  /** About works without a public price. */
  unpriced: {
    price_on_request: (work: string, url: string) =>
      `${work}: an original painting. The price is on request: ${url}`,
    coming_soon: (work: string, url: string) =>
      `${work}: not on sale yet. See the launch date at ${url}`,
    reserved: (work: string, url: string) => `${work}: reserved for another buyer. ${url}`,
    sold: (work: string, url: string) => `${work}: sold. ${url}`,
  },
  otherCurrency: 'Prices are in Canadian dollars. The price filter wasn’t applied.',
  notFound: 'This work doesn’t exist',
};
