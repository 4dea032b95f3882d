import page from '.';
import ai from './ai';
import answers from './answers';
import biography from './biography';
import curlyQuotes from './curly-quotes';
import poems from './poems';
import privacyPolicy from './privacy-policy';
import plainPages from './plain-pages';
import returnsPolicy from './returns-policy';
import searchGrammar from './search-grammar';
import shippingPolicy from './shipping-policy';
import soldWorks from './sold-works';
import termsPolicy from './terms-policy';
import ucp from './ucp';

/**
 * The English words of the server: the words of pages, and the long texts, which the pages that show them get as data.
 */
export default {
  ...page,
  ai,
  answers,
  biography,
  curlyQuotes,
  poems,
  privacyPolicy,
  plainPages,
  returnsPolicy,
  searchGrammar,
  shippingPolicy,
  soldWorks,
  termsPolicy,
  ucp,
};
