import type en from '../en/commission-progress';
import type {Words} from '#contracts/words/words';

/** The progress of a commission: the buyer's page, and the artist's page for updates. */
export default {
  title: 'Votre tableau',
  description: 'Le suivi d’un tableau sur commande.',
  sketched: 'Votre esquisse est prête. Vous ne devez rien avant d’avoir accepté un prix.',
  waitingList:
    'Votre demande est sur la liste d’attente. Je vous écrirai quand votre tour approchera.',
  privacy: {
    before:
      'Toute personne qui a le lien peut voir cette page : il ne figure que dans les courriels que je vous envoie. La page reste en ligne jusqu’à 60 jours après l’envoi de votre tableau. Une question? Écrivez à ',
    after: '.',
  },

  certificate: (number: string) => `Certificat ${number}`,
  updates: 'Jusqu’à maintenant',
  answers: {
    title: 'Que pensez-vous de l’esquisse?',
    approve: {
      summary: 'Approuver l’esquisse',
      text: 'Je vous écrirai au sujet du prix et de l’acompte. Vous ne devez rien avant que nous nous soyons entendus.',
      button: 'Oui, je l’approuve',
      label: 'Esquisse approuvée',
      done: {title: 'Esquisse approuvée', description: 'Merci! Je vous écris bientôt.'},
    },
    change: {
      summary: 'Demander une modification',
      text: 'Je reprendrai l’esquisse et vous la montrerai ici.',
      note: 'Ce que vous aimeriez changer',
      button: 'Envoyer',
      label: 'Modification demandée',
      done: {title: 'Modification demandée', description: 'Merci! Je vous écris bientôt.'},
    },
    quoteTitle: 'Est-ce que je commence?',
    accept: {
      summary: 'Accepter le prix',
      text: 'Vous versez ensuite l’acompte avec le lien sur cette page. Je commence dès qu’il arrive. Si l’échéance de l’acompte est passée, il est dû demain, et l’échéance du solde recule d’autant de jours.',
      button: 'Oui, j’accepte',
      label: 'Prix accepté',
      done: {
        title: 'Prix accepté',
        description: 'Merci! Vous pouvez verser l’acompte sur cette page.',
      },
    },
    cancel: {
      summary: 'Annuler cette demande',
      text: 'La demande sera close, et ses images seront supprimées. C’est définitif. Si vous avez déjà versé un acompte, veuillez plutôt m’écrire.',
      button: 'Oui, annuler',
      label: 'Annulée',
      done: {title: 'Demande annulée'},
    },
    failed: 'Rien n’a été envoyé',
  },
  stageAndDay: (stage: string, day: string) => `${stage}, ${day}`,
  picture: (stage: string, day: string, number: number, count: number) =>
    `${stage}, ${day}\u00a0: ${number} sur ${count}`,

  closed: {
    title: 'Cette demande est close',
    before:
      'Elle est terminée ou n’aura pas de suite, et ses images sont supprimées. Pour y donner suite malgré tout, ou pour un autre tableau, écrivez à ',
    after: '.',
  },

  artist: {
    title: 'Un tableau sur commande',
    description: 'La mise à jour d’un tableau sur commande.',
    buyer: (name: string, size: string) => `Pour ${name}, ${size}`,
    otherStage: 'Une autre étape',
    close: {
      summary: 'Clore cette demande',
      text: 'À faire si vous refusez la demande ou si elle est terminée. L’acheteur reçoit un court courriel aimable, sauf si le tableau est déjà parti. La page indique ensuite que la demande est close, et les images sont supprimées. Une facture impayée ne peut plus être réglée.',
      note: 'Un mot à l’acheteur (facultatif)',
      button: 'Clore la demande',
      done: {
        title: 'La demande est close',
        description:
          'Sa page l’indique, et ses images sont supprimées. Si le tableau n’est pas parti, l’acheteur reçoit un courriel.',
      },
    },
    unpaid: (amount: string) => `Il reste ${amount} à payer. Continuer malgré tout.`,
    moveTitle: (stage: string) => `Passer à l’étape\u00a0: ${stage}`,
    addTitle: (stage: string) => `Ajouter à l’étape\u00a0: ${stage}`,
    buyerReads: (text: string) => `L’acheteur lira\u00a0: «\u00a0${text}\u00a0»`,
    note: 'Un mot',
    noteOptional: 'Un mot (facultatif)',
    quote: {
      price: 'Prix en dollars, taxes et livraison comprises',
      depositPercent: 'Acompte, en %',
      depositDays: 'Délai de l’acompte, en jours',
      balanceDays: 'Délai du solde, en jours',
    },
    certificateTitle: 'Le titre du tableau, pour son certificat',
    pictures: 'Photos',
    picturesOptional: 'Photos (facultatif)',
    picturesHint: 'JPEG, PNG, WebP, AVIF, GIF ou HEIC, d’au plus 10\u00a0Mo chacune.',
    move: (stage: string) => `Passer à\u00a0: ${stage}`,
    add: (stage: string) => `Ajouter à\u00a0: ${stage}`,
    moved: (stage: string) => `Étape en cours\u00a0: ${stage}`,
    buyerIsTold: (name: string) =>
      `${name} reçoit un courriel, et la page de l’acheteur est à jour.`,
    notSent: 'Rien n’a été envoyé',
    goWithout: 'Envoyez de nouveau pour continuer sans photos',
  },
} satisfies Words<typeof en>;
