import type en from '../en/shortlist';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  own: {
    metaTitle: 'Votre sélection',
    title: 'Votre sélection',
    introduction: 'Gardée sur cet appareil seulement.',
    empty:
      'Rien pour l’instant. Touchez le cœur d’une œuvre pour la garder ici, sur cet appareil seulement.',
    loading: 'Chargement de votre sélection',
    someLeft: 'Les œuvres qui ont quitté la boutique ne sont pas affichées.',
    needsScripts: 'La sélection requiert JavaScript, qui est désactivé dans votre navigateur.',
  },
  shared: {
    metaTitle: 'Une sélection',
    title: 'Une sélection pour vous',
    introduction: 'Quelqu’un a choisi ces œuvres et vous a envoyé le lien.',
    allLeft: 'Les œuvres de cette sélection ont quitté la boutique.',
    save: 'Garder ces œuvres',
    someLeft: 'Des œuvres de cette sélection ont quitté la boutique et ne sont pas affichées.',
  },
  description:
    'Des œuvres gardées au fil d’une visite de la boutique, avec des notes, à voir ensemble sur un mur.',
  heart: {
    save: (title) => `Garder ${title}`,
    link: (count) =>
      count === 0
        ? 'Votre sélection'
        : `Votre sélection, ${count} ${count === 1 ? 'œuvre' : 'œuvres'}`,
    full: {
      title: 'Votre sélection est pleine',
      description: 'Retirez une œuvre pour en garder une autre.',
    },
  },
  work: {
    priced: (kind, price) => `${kind}\u00a0· ${price}`,
    note: 'Votre note',
    noteOn: (title) => `Note sur ${title}`,
    quoted: (note) => `« ${note} »`,
    remove: 'Retirer',
    of: (title) => ` : ${title}`,
    removed: (title) => `${title} n’est plus dans la sélection`,
  },
  share: {
    ask: 'Me renseigner sur ces œuvres',
    copy: 'Copier un lien vers cette sélection',
    copied: 'Copié. Toute personne qui a le lien voit ces œuvres et vos notes.',
  },
  letter: {
    subject: (count) =>
      count === 1 ? 'Une œuvre de ma sélection' : `${count} œuvres de ma sélection`,
    beginning: 'J’aimerais en savoir plus sur ces œuvres :',
    line: (title, note) => `– ${title}${note && ` (${note})`}`,
  },
} satisfies Words<typeof en>;
