import {
  button,
  facts,
  note,
  paragraph,
  signature,
} from '../../supabase/functions/_shared/mails/blocks';
import {composeMail, senderDetails} from '../../supabase/functions/_shared/mails/layout';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import type {Mail} from '../../supabase/functions/_shared/mails/mail';
import {type DraftOrder, invoicePath} from '../draft-orders/draft-order';
import {formatCents} from './money';
import {draftCents} from './order';
import type {MailOrigins} from './order-mails';
import {CHECKOUT_WORDS} from './words/by-language';

/** The email of `draftOrderInvoiceSend`, in the store's first language. */
export function invoiceMail(draft: DraftOrder, to: string, origins: MailOrigins): Mail {
  const language = 'en';
  const {invoice: words} = CHECKOUT_WORDS[language].mail;
  const total = formatCents(draftCents(draft), language);
  const name = `#D${draft.number}`;
  return composeMail({
    to,
    replyTo: SITE.email,
    language,
    subject: words.subject(name),
    preview: total,
    kicker: name,
    title: words.title,
    shopUrl: origins.storefront,
    blocks: [
      facts(
        draft.lines.map((line) => ({
          label: `${line.quantity} ×`,
          value: `${line.title}: ${formatCents(line.unitCents * line.quantity, language)}`,
        })),
        language,
      ),
      paragraph(words.text),
      button(words.pay(total), origins.checkout + invoicePath(draft), {language}),
      signature(language),
    ],
    footer: [note(words.reason), ...senderDetails(origins.storefront, language)],
  });
}
