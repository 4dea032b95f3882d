import type {LanguageCode} from '../contracts/languages.ts';
import type {ForSale} from '../contracts/wait.ts';
import {SITE} from '../contracts/site.ts';
import type {Work} from '../contracts/work.ts';
import type {Mail} from './mail.ts';
import {button, note, paragraph} from './blocks.ts';
import {formatInstant} from './dates.ts';
import {composeVisitorMail, type Reader} from './layout.ts';
import {MAIL_WORDS} from './mail-words.ts';
import {oneLine} from './visitor-text.ts';
import {workPicture} from './work.ts';

interface StockMail extends Reader {
  /**
   * The work in this language. With a size, the size is available again; without one, the work has launched or is
   * available again.
   */
  forSale: ForSale;
  /** Whether the reader waited for the launch of the work itself. */
  isLaunch: boolean;
  /** Null when the reader isn't on the list. */
  unsubscribeUrl: string | null;
}

/** The one email to a visitor who waits for a sold-out size, or for a work that hadn't launched. */
export function backInStockMail(mail: StockMail): Mail {
  const {isLaunch, unsubscribeUrl, language, shopUrl} = mail;
  const {size, path, work, launchAt} = mail.forSale;
  const {stock: words, workSize} = MAIL_WORDS[language];
  const name = words.name(oneLine(work.title), size && workSize(oneLine(size)));
  const {title, text} = wordsFor(words, {
    name,
    isLaunch,
    launchesOn: launchAt && formatInstant(new Date(launchAt), language),
  });
  const {picture} = work;
  return composeVisitorMail(mail, {
    subject: title,
    preview: words.preview,
    unsubscribe: unsubscribeUrl ? {reason: words.reason(SITE.name), url: unsubscribeUrl} : null,
    blocks: [
      paragraph(text),
      picture && workPicture({...work, picture}, shopUrl, language),
      button(words.seeIt, `${shopUrl}${path}`, {language}),
      paragraph(words.only),
    ],
    footer: unsubscribeUrl ? [] : [note(words.onlyReason(SITE.name))],
  });
}

interface Occasion {
  name: string;
  isLaunch: boolean;
  /** When everyone can buy it, if that is in the future. */
  launchesOn: string | undefined;
}

function wordsFor(
  words: (typeof MAIL_WORDS)[LanguageCode]['stock'],
  {name, isLaunch, launchesOn}: Occasion,
): {title: string; text: string} {
  if (launchesOn) return {title: words.earlyTitle(name), text: words.early(launchesOn)};
  if (isLaunch) return {title: words.launchTitle(name), text: words.launch};
  return {title: words.backTitle(name), text: words.back};
}

interface WaitMail extends Reader {
  /** 'First Light, 24×32 in', from the storefront; null when it didn't respond. */
  title: string | null;
  work: Work | null;
  /** Opens a page with a button. Opening it changes nothing. */
  confirmUrl: string;
}

/** Asks the visitor to confirm that they want one email about a sold-out size. It's about nothing else. */
export function stockWaitMailToConfirm(mail: WaitMail): Mail {
  const {title, work, confirmUrl, language, shopUrl} = mail;
  const {stockConfirmation: words, workSize, notYou} = MAIL_WORDS[language];
  const name = title ? words.name(workSize(oneLine(title))) : words.someSize;
  return composeVisitorMail(mail, {
    subject: words.subject(name),
    preview: words.preview,
    title: words.title,
    blocks: [
      paragraph(words.question(SITE.name, name)),
      button(words.confirm, confirmUrl, {language}),
      work && workPicture(work, shopUrl, language),
      paragraph(notYou),
    ],
  });
}
