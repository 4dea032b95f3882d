/** The long English texts, which only the server reads: the pages that show them get them as data. */
export {default as ai} from './ai';
export {default as answers} from './answers';
export {default as biography} from './biography';
export {default as curlyQuotes} from './curly-quotes';
export {default as plainPages} from './plain-pages';
export {default as poems} from './poems';
export {default as privacyPolicy} from './privacy-policy';
export {default as returnsPolicy} from './returns-policy';
export {default as searchGrammar} from './search-grammar';
export {default as shippingPolicy} from './shipping-policy';
export {default as soldWorks} from './sold-works';
export {default as termsPolicy} from './terms-policy';
export {default as ucp} from './ucp';
