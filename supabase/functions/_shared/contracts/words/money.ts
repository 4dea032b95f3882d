// Without `Intl`, whose first call takes a phone longer than running all of the shop's code.

/** 'CAD $1,250.00' from 'CAD' and '1250.00'. */
export function englishPrice(currencyCode: string, amount: string): string {
  return `${currencyCode} $${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** '1 250,00 $ CA', without line breaks in it. */
export function frenchPrice(currencyCode: string, amount: string): string {
  const number = amount.replace(/\B(?=(\d{3})+\.)/g, '\u00a0').replace('.', ',');
  return `${number}\u00a0$\u00a0${currencyCode.replace(/D$/, '')}`;
}
