import type en from '../en/money';
import type {Words} from '#contracts/words/words';

/** Prices. */
export default {
  // '1 250,00 $ CA': no line breaks in it.
  price: (currencyCode: string, amount: string) =>
    `${amount.replace(/\B(?=(\d{3})+\.)/g, '\u00a0').replace('.', ',')}\u00a0$\u00a0${currencyCode.replace(/D$/, '')}`,
} satisfies Words<typeof en>;
