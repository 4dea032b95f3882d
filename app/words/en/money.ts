/** Prices. */
export default {
  /**
   * 'CAD $1,250.00' from 'CAD' and '1250.00'. Without `Intl`, whose first call takes a phone longer than running all of
   * the shop's code.
   */
  price: (currencyCode: string, amount: string) =>
    `${currencyCode} $${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`,
};
