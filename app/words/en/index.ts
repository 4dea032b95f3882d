import shared from '#contracts/words/en';
import about from './about';
import cart from './cart';
import cartPanel from './cart-panel';
import catalogue from './catalogue';
import certificate from './certificate';
import checkoutProblems from './checkout-problems';
import commission from './commission';
import commissionImages from './commission-images';
import commissionProgress from './commission-progress';
import consent from './consent';
import contact from './contact';
import controls from './controls';
import dates from './dates';
import delivery from './delivery';
import document from './document';
import earlyAccess from './early-access';
import errors from './errors';
import exhibitions from './exhibitions';
import feeds from './feeds';
import forms from './forms';
import gallery from './gallery';
import hold from './hold';
import home from './home';
import journal from './journal';
import language from './language';
import languageOffer from './language-offer';
import launch from './launch';
import layout from './layout';
import lengths from './lengths';
import emailLinks from './email-links';
import linkedCart from './linked-cart';
import listing from './listing';
import longDate from './long-date';
import money from './money';
import navigation from './navigation';
import newsletter from './newsletter';
import offline from './offline';
import order from './order';
import pictures from './pictures';
import plural from './plural';
import policies from './policies';
import privatePage from './private-page';
import product from './product';
import productDetails from './product-details';
import productTerms from './product-terms';
import questions from './questions';
import search from './search';
import series from './series';
import share from './share';
import shareCard from './share-card';
import shortlist from './shortlist';
import storefront from './storefront';
import structuredData from './structured-data';
import studio from './studio';
import subjects from './subjects';
import textLanguage from './text-language';
import viewer from './viewer';
import viewing from './viewing';
import wall from './wall';
import wallPhoto from './wall-photo';
import workSignup from './work-signup';
import workSize from './work-size';

/** The English words of pages, by page or component. Browsers load this file once. */
export default {
  about,
  cart,
  cartPanel,
  catalogue,
  certificate,
  checkoutProblems,
  commission,
  commissionImages,
  commissionProgress,
  consent,
  contact,
  controls,
  dates,
  delivery,
  document,
  earlyAccess,
  errors,
  exhibitions,
  feeds,
  forms,
  gallery,
  hold,
  home,
  journal,
  language,
  languageOffer,
  launch,
  layout,
  lengths,
  emailLinks,
  linkedCart,
  listing,
  longDate,
  money,
  navigation,
  newsletter,
  offline,
  order,
  pictures,
  plural,
  policies,
  privatePage,
  product,
  productDetails,
  productTerms,
  questions,
  search,
  series,
  share,
  shareCard,
  shortlist,
  storefront,
  structuredData,
  studio,
  subjects,
  textLanguage,
  viewer,
  viewing,
  wall,
  wallPhoto,
  workSignup,
  workSize,
  /** Words that functions use too. */
  shared,
};
