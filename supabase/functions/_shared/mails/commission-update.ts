import {type Stage, STAGE_WORDS} from '../contracts/commission-stages.ts';
import {SITE} from '../contracts/site.ts';
import type {Mail} from '../ports.ts';
import {button, note as smallPrint, paragraph, quotation, signature} from './blocks.ts';
import {senderDetails} from './footers.ts';
import {preventThreading} from './headers.ts';
import {composeMail} from './layout.ts';
import {pictures} from './pictures.ts';

interface Update {
  id: string;
  email: string;
  stage: Stage;
  /** False when the artist adds to the stage at which the painting was already. */
  isNewStage: boolean;
  note: string | null;
  imageUrls: readonly string[];
  statusUrl: string;
  shopUrl: string;
}

const TITLES: Readonly<Record<Stage, string>> = {
  received: 'Your commission is being thought over',
  sketch: 'The sketch of your painting has begun',
  deposit: 'Your sketch is agreed on',
  painting: 'Your painting has begun',
  drying: 'Your painting is drying',
  sent: 'Your painting is on its way',
};

/** Tells the buyer how far the painting is, with what the artist wrote and photographed. */
export function commissionUpdateMail(update: Update): Mail {
  const {id, email, stage, isNewStage, note, imageUrls, statusUrl, shopUrl} = update;
  const title = isNewStage ? TITLES[stage] : 'News of your painting';
  const {text} = STAGE_WORDS[stage];
  return composeMail({
    to: email,
    replyTo: SITE.email,
    headers: preventThreading(id),
    subject: title,
    preview: note ?? text,
    title,
    shopUrl,
    blocks: [
      ...(isNewStage ? [paragraph(text)] : []),
      ...(note ? [quotation(note)] : []),
      ...(imageUrls.length > 0 ? [pictures(imageUrls, 'Picture')] : []),
      button('See your commission', statusUrl),
      paragraph('If you have a question, just reply to this letter.'),
      signature(SITE.artist.firstName),
    ],
    footer: [
      smallPrint('You get this because you asked for a painting with this address.'),
      ...senderDetails(shopUrl),
    ],
  });
}
