import type en from '../en/email-links';
import type {Words} from '#contracts/words/words';

/** The pages that links in emails open. */
export default {
  unknown: 'Ce lien n’est pas valide',

  confirm: {
    button: 'Confirmer',
    title: 'Confirmez votre adresse courriel',
    description: 'Abonnez-vous aux lettres de l’atelier.',
    text: 'Un clic, et vous recevrez des courriels au sujet de nouvelles œuvres, de lancements et de places pour un tableau sur commande. Vous pouvez vous désabonner en tout temps par le lien que contient chaque courriel.',
    done: 'Vous êtes sur la liste',
    thanks: {
      before: 'Merci. En attendant le premier courriel, il y a des ',
      link: 'reproductions',
      after: ' à regarder.',
    },
    unknown: {
      before: 'Il est peut-être incomplet, ou il date de plus de 30 jours. Vous pouvez ',
      link: 'vous inscrire à la liste',
      after: ' en tout temps.',
    },
    failed: 'Vous n’êtes pas encore sur la liste. Veuillez réessayer plus tard, ou écrire à ',
  },

  topic: {
    title: 'Quelles nouvelles aimeriez-vous recevoir?',
    everything: 'Toutes',
    launches: 'Seulement les lancements de nouvelles œuvres',
    commissions: 'Seulement les places pour un tableau sur commande',
    button: 'Enregistrer',
    done: 'C’est enregistré',
    thanks: 'Merci. Vous recevrez désormais les nouvelles que vous avez choisies.',
  },

  confirmWait: {
    title: 'Un seul courriel',
    text: 'Un clic, et vous recevrez un seul courriel quand l’œuvre sera de nouveau disponible. Cela ne vous inscrit à aucune liste.',
    done: 'Je vous préviendrai',
    thanks: 'Merci. Un seul courriel vous préviendra quand l’œuvre sera de nouveau disponible.',
    unknown:
      'Il est peut-être incomplet, il date de plus de 30 jours, ou le courriel attendu est déjà parti.',
    failed: 'Ce n’est pas encore confirmé. Veuillez réessayer plus tard, ou écrire à ',
  },

  unsubscribe: {
    button: 'Me désabonner',
    onlyLaunches: 'Seulement les lancements',
    title: 'Se désabonner',
    description: 'Quittez la liste des lettres de l’atelier.',
    text: 'Un clic, et vous ne recevrez plus les courriels de cette liste. Vos commandes et vos demandes restent inchangées.',
    done: 'Vous n’êtes plus sur la liste',
    farewell: {
      before: 'Vous ne recevrez plus ces courriels. S’ils vous manquent, vous pouvez ',
      link: 'vous réinscrire',
      after: ' en tout temps.',
    },
    unknown: {
      before: 'Il est peut-être incomplet, ou il est très ancien. Écrivez à ',
      after: ' et je retirerai moi-même votre adresse de la liste.',
    },
    failed:
      'Il se peut que vous soyez encore sur la liste. Veuillez réessayer plus tard, ou écrire à ',
  },

  undo: {
    button: 'Me réabonner',
    title: 'Revenir sur la liste?',
    text: 'Un clic, et vous recevrez de nouveau les courriels de l’atelier.',
    done: 'Vous êtes de nouveau sur la liste',
    thanks: 'Rien n’a changé\u00a0: vous recevrez les courriels de l’atelier comme avant.',
    unknown: {
      before: 'Ce lien n’est valide que pendant une heure. Ensuite, vous pouvez ',
      link: 'vous réinscrire',
      after: ' en tout temps.',
    },
    failed:
      'Vous n’êtes pas encore de retour sur la liste. Veuillez réessayer plus tard, ou écrire à ',
  },
} satisfies Words<typeof en>;
