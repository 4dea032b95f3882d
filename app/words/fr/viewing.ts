import type en from '../en/viewing';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  untitled: 'Présentation privée',
  description: 'Des œuvres accrochées pour vous.',
  openUntil: (date: string) => `Ouverte jusqu’au ${date}.`,
  limited:
    'Beaucoup de liens qui ne mènent à aucune présentation ont été ouverts depuis votre réseau en moins d’une heure. Veuillez réessayer dans une heure.',
  ask: 'Me renseigner sur cette œuvre',
  subject: (title: string) =>
    `Une question au sujet de « ${title} », vue dans ma présentation privée`,
} satisfies Words<typeof en>;
