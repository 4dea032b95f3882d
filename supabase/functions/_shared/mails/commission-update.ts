import type {Stage} from '../contracts/commission-stages.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import type {PlannedPayment} from '../holds/payment-plan.ts';
import {WORDS} from '../contracts/words/by-language.ts';
import type {Mail} from './mail.ts';
import {
  type Block,
  button,
  facts,
  heading,
  note as smallPrint,
  paragraph,
  quotation,
} from './blocks.ts';
import {certificateButton} from './certificate.ts';
import {formatDay} from './dates.ts';
import {formatCents} from './money.ts';
import {preventThreading} from './headers.ts';
import {composeVisitorMail, type Reader} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {pictures} from './pictures.ts';

interface Update extends Reader {
  id: string;
  stage: Stage;
  /** False when the artist adds to the painting's current stage. */
  isNewStage: boolean;
  note: string | null;
  imageUrls: readonly string[];
  statusUrl: string;
  /** The payments of a new quote. */
  payments?: readonly PlannedPayment[];
  /** The number of its certificate, once the painting has shipped. */
  certificate?: string | null;
}

/** An email to the buyer about the painting's progress, with the artist's note and pictures. */
export function commissionUpdateMail(update: Update): Mail {
  const {id, stage, isNewStage, note, imageUrls, statusUrl, certificate, language, shopUrl} =
    update;
  const {payments = []} = update;
  const {commissionUpdate: words} = MAIL_WORDS[language];
  const price = payments.reduce((sum, {amountCents}) => sum + amountCents, 0);
  const {text} = WORDS[language].stages[stage];
  return composeVisitorMail(update, {
    headers: preventThreading(id),
    subject: isNewStage ? words.titles[stage] : words.news,
    preview: note ?? text,
    blocks: [
      isNewStage && paragraph(text),
      payments.length > 0 &&
        facts(
          [
            {label: words.price, value: words.inFull(formatCents(price, language))},
            ...payments.map(({amountCents, dueOn}, index) => ({
              label: index === 0 ? words.deposit : words.balance,
              value: words.dueBy(formatCents(amountCents, language), formatDay(dueOn, language)),
            })),
          ],
          language,
        ),
      note ? quotation(note) : null,
      imageUrls.length > 0 && pictures(imageUrls, words.picture, language),
      payments.length > 0 && paragraph(words.acceptIt),
      button(MAIL_WORDS[language].commission.seeIt, statusUrl, {language}),
      ...(isNewStage && certificate ? certificateBlocks(certificate, shopUrl, language) : []),
      paragraph(words.questions),
    ],
    footer: [smallPrint(words.reason)],
  });
}

function certificateBlocks(number: string, shopUrl: string, language: LanguageCode): Block[] {
  const {certificate: words} = MAIL_WORDS[language];
  return [
    heading(words.one.title),
    paragraph(words.one.text),
    certificateButton(number, shopUrl, language),
  ];
}

interface Closed extends Reader {
  id: string;
  /** The artist's message. */
  note: string | null;
}

/** An email to the buyer that a commission isn't going ahead. */
export function commissionClosedMail(closed: Closed): Mail {
  const {id, note} = closed;
  const {commissionClosed: words, commissionUpdate} = MAIL_WORDS[closed.language];
  return composeVisitorMail(closed, {
    headers: preventThreading(id),
    subject: words.title,
    preview: note ?? words.text,
    blocks: [paragraph(words.text), note ? quotation(note) : null, paragraph(words.another)],
    footer: [smallPrint(commissionUpdate.reason)],
  });
}
