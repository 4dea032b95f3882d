import type en from '../en/exhibitions';
import type {Words} from '#contracts/words/words';

/** The page of the exhibitions, and the form that asks for a visit. */
export default {
  title: 'Expositions',
  introduction: 'Pour voir les tableaux de vos propres yeux.',
  description: (artist: string) =>
    `Où voir de près les tableaux de ${artist} : les expositions en cours, à venir et passées.`,
  failed: 'Les expositions n’ont pas pu être chargées.',
  on: 'En cours',
  coming: 'À venir',
  past: 'Expositions passées',
  where: 'Lieu',
  when: 'Dates',
  hours: 'Heures',
  days: (first: string, last: string) => `Du ${first} au ${last}`,
  from: (first: string) => `À partir du ${first}`,
  until: (where: string, last: string) => `${where}, jusqu’au ${last}`,
  calendar: 'Ajouter au calendrier',
  website: 'Le site du lieu',
  visit: {
    ask: 'Demander une visite',
    title: 'Demander une visite',
    introduction:
      'Je vous ferai visiter les salles avec plaisir. Choisissez un jour; je vous le confirmerai par courriel, avec l’heure.',
    exhibition: 'Exposition',
    day: 'Jour',
    message: 'Y a-t-il autre chose à savoir? (facultatif)',
    sent: {
      title: 'Votre demande est envoyée!',
      description: 'Je vous confirmerai le jour par courriel.',
    },
    failed: 'La demande n’a pas pu être envoyée',
    over: 'Il n’est plus possible de demander une visite de cette exposition',
    otherDay: (when: string) => `Choisissez un jour de l’exposition : ${when}`,
    subject: (exhibition: string, day: string) => `Visite de ${exhibition} le ${day}`,
  },
} satisfies Words<typeof en>;
