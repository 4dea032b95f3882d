import {
  button,
  greeting,
  heading,
  note,
  paragraph,
  signature,
  steps,
} from '../../supabase/functions/_shared/mails/blocks';
import {senderDetails} from '../../supabase/functions/_shared/mails/footers';
import {composeMail} from '../../supabase/functions/_shared/mails/layout';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {localShopUrl} from '../../supabase/functions/_shared/languages';
import type {Mail} from '../../supabase/functions/_shared/ports';
import {lineBlock, type MailOrigins} from './confirmation-mail';
import type {Parcel} from './find-parcel';
import {nextSteps, sentText} from './next-steps';
import type {Order} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** What a buyer gets when the artist marks the order as sent, as Shopify sends it. */
export function shippingMail(order: Order, parcel: Parcel, origins: MailOrigins): Mail {
  const {number, key, email, language = 'en'} = order;
  const {mail: words, confirmation} = CHECKOUT_WORDS[language];
  const shopUrl = localShopUrl(origins.storefront, language);
  const [, ...toCome] = nextSteps(order, language, parcel);
  return composeMail({
    to: email,
    replyTo: SITE.email,
    language,
    subject: words.sent.subject(number),
    preview: words.sent.preview(order.lines.map(({title}) => title).join(', ')),
    kicker: words.order(number),
    title: words.sent.title,
    shopUrl,
    blocks: [
      greeting(language),
      paragraph(sentText(parcel, language)),
      ...order.lines.map((line) => lineBlock(line, language, {shopUrl, images: origins.images})),
      heading(confirmation.next),
      steps(toCome),
      button(
        words.seeOrder,
        `${origins.checkout}/orders/${number}?key=${encodeURIComponent(key)}`,
        {language},
      ),
      signature(language),
    ],
    footer: [note(words.reason), ...senderDetails(shopUrl, language)],
  });
}
