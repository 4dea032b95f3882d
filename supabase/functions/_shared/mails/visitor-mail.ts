import type {LanguageCode} from '../contracts/languages.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {type Block, greeting, signature} from './blocks.ts';
import {senderDetails} from './footers.ts';
import {composeMail, type Letter} from './layout.ts';

interface VisitorLetter extends Omit<Letter, 'replyTo' | 'footer'> {
  language: LanguageCode;
  /** The shop in this language. */
  shopUrl: string;
  /** Small print above the sender's details. */
  footer?: readonly Block[];
}

/** Renders an email to a visitor between a greeting and the artist's signature. The reply goes to the artist. */
export function composeVisitorMail({footer = [], ...letter}: VisitorLetter): Mail {
  const {language, shopUrl, blocks} = letter;
  return composeMail({
    ...letter,
    replyTo: SITE.email,
    blocks: [greeting(language), ...blocks, signature(language)],
    footer: [...footer, ...senderDetails(shopUrl, language)],
  });
}
