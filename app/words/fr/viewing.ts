import type en from '../en/viewing';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  untitled: 'Présentation privée',
  description: 'Des œuvres accrochées pour vous.',
  openUntil: (date: string) => `Ouverte jusqu’au ${date}.`,
  ask: 'Me renseigner sur cette œuvre',
  subject: (title: string) =>
    `Une question au sujet de « ${title} », vue dans ma présentation privée`,
} satisfies Words<typeof en>;
