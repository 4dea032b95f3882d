import type en from '../en/viewing';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  untitled: 'Visite privée',
  description: 'Des œuvres accrochées pour vous.',
  failed: 'Les œuvres n’ont pas pu être chargées. Veuillez réessayer.',
  openUntil: (date: string) => `Ouverte jusqu’au ${date}.`,
  sold: 'Vendu',
  ask: 'Me renseigner sur cette œuvre',
  subject: (title: string) => `Une question au sujet de « ${title} », de ma visite privée`,
} satisfies Words<typeof en>;
