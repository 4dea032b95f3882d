import {frenchDate} from '../../contracts/words/french-date.ts';
import {frenchPrice as price} from '../../contracts/words/money.ts';
import type {Words} from '../../contracts/words/words.ts';
import type en from './en.ts';

/** '1001' of '#1001': Canadian French has no #. */
const withoutSign = (orderName: string) => orderName.replace(/^#/, '');

/** See the English file. */
export default {
  colon: ' :',
  day: frenchDate,
  price,
  workSize: (size: string) =>
    size.replace(/(?<=\d)×(?=\d)/, '\u00a0×\u00a0').replace(/(?<=\d)\s?in\b/, '\u00a0po'),
  pictureOf: (title: string) => `Image de « ${title} »`,
  unsubscribe: 'Se désabonner',
  greeting: 'Bonjour,',
  close: 'Au plaisir,',
  notYou: 'Si ce n’était pas vous, il n’y a rien à faire : aucun autre courriel ne suivra.',
  sender: {writeTo: 'Écrire à', visit: 'Visiter'},

  contact: {
    title: 'Votre message est arrivé',
    preview: 'Merci de m’avoir écrit. Je vous répondrai bientôt.',
    thanks:
      'Merci de m’avoir écrit. Chaque message me parvient directement à l’atelier, et je vous répondrai bientôt.',
    more: 'Si autre chose vous vient à l’esprit, répondez simplement à ce courriel.',
    reason:
      'Vous recevez ce courriel parce que le formulaire de contact a été envoyé avec cette adresse. Si ce n’était pas vous, il n’y a rien à faire, et rien d’autre ne suivra.',
  },

  visit: {
    requested: (exhibition: string, date: string) =>
      `Vous aimeriez visiter ${exhibition} le ${date}. Je vous confirmerai le jour par courriel.`,
    subject: (exhibition: string, date: string) => `Votre visite de ${exhibition} le ${date}`,
    body: (name: string, date: string, place: string, artist: string) =>
      `Bonjour ${name},\r\n\r\nAu plaisir de vous rencontrer le ${date}. Lieu : ${place}.\r\n\r\n${artist}`,
  },

  commission: {
    title: 'Votre demande de tableau est arrivée',
    preview: 'Merci. Je vous répondrai d’ici un ou deux jours ouvrables.',
    thanks:
      'Merci d’avoir pensé à moi pour un tableau. Je lis moi-même chaque demande, et je vous répondrai d’ici un ou deux jours ouvrables.',
    waiting:
      'En ce moment, toutes les places sont prises : votre demande est sur la liste d’attente. Je vous préviendrai quand votre tour approchera.',
    waitingPreview: 'Merci. Votre demande est sur la liste d’attente.',
    waitingThanks: 'Merci d’avoir pensé à moi pour un tableau. Je lis moi-même chaque demande.',
    studio:
      'L’atelier : une haute fenêtre sur l’herbe et la mer, une table avec des pinceaux et de la peinture, une marine sur le chevalet',
    size: 'Format',
    budget: 'Budget',
    deadline: 'Date souhaitée',
    noDeadline: 'Aucune date indiquée',
    next: 'La suite',
    steps: [
      {
        title: 'Je vous écris',
        text: 'D’ici un ou deux jours ouvrables, je vous pose mes questions : le lieu ou la personne, la lumière, l’ambiance.',
      },
      {
        title: 'Esquisse et prix',
        text: 'Vous recevez une esquisse, un prix et une date, et vous avez tout le temps d’y réfléchir.',
      },
      {
        title: 'Création',
        text: 'Dès que vous avez accepté le prix et que l’acompte est arrivé, je commence à peindre. Vous voyez le tableau prendre forme; il quitte l’atelier signé, avec son certificat d’authenticité.',
      },
    ],
    waitingStep: {
      title: 'Je vous écris quand votre tour approche',
      text: 'Je vous pose alors mes questions : le lieu ou la personne, la lumière, l’ambiance.',
    },
    nothingOwed: 'Vous ne devez rien tant que vous n’avez pas accepté un prix.',
    page: 'Suivez votre tableau sur cette page privée :',
    seeIt: 'Suivre votre tableau',
    changes:
      'S’il manque quelque chose ou si quelque chose a changé, répondez simplement à ce courriel.',
    reason:
      'Vous recevez ce courriel parce que le formulaire de demande de tableau a été envoyé avec cette adresse. Si ce n’était pas vous, il n’y a rien à faire, et rien d’autre ne suivra.',
  },

  commissionUpdate: {
    titles: {
      received: 'Je réfléchis à votre tableau',
      sketch: 'J’ai commencé l’esquisse de votre tableau',
      deposit: 'Mon prix pour votre tableau',
      painting: 'J’ai commencé votre tableau',
      drying: 'Votre tableau sèche',
      sent: 'Votre tableau est en route',
    },
    news: 'Des nouvelles de votre tableau',
    price: 'Prix',
    inFull: (amount: string) => `${amount}, taxes et livraison comprises`,
    deposit: 'Acompte',
    balance: 'Solde',
    dueBy: (amount: string, day: string) => `${amount} d’ici le ${day}`,
    acceptIt:
      'Acceptez le prix sur votre page\u00a0: vous y trouverez ensuite le lien pour verser l’acompte. Si vous acceptez après l’échéance de l’acompte, il est dû le lendemain, et l’échéance du solde recule d’autant de jours.',
    picture: (number: number, count: number) => `Photo ${number} sur ${count}`,
    questions: 'Si vous avez une question, répondez simplement à ce courriel.',
    reason: 'Vous recevez ce courriel parce que vous avez demandé un tableau avec cette adresse.',
  },

  commissionClosed: {
    title: 'Votre demande est close',
    text: 'Merci d’avoir pensé à moi pour un tableau. Cette demande n’ira pas plus loin\u00a0: je l’ai fermée. Sa page l’indique, et les images que vous aviez envoyées sont supprimées.',
    another:
      'Si vous souhaitez y donner suite malgré tout, ou si un autre tableau vous vient à l’esprit, répondez simplement à ce courriel.',
  },

  orderLink: {
    subject: (order: string) => `Votre commande ${withoutSign(order)}`,
    preview: 'Voici le lien vers votre commande.',
    text: 'Voici le lien que vous avez demandé. Il montre ce que vous avez commandé et, une fois le colis expédié, où il se trouve.',
    seeIt: 'Voir votre commande',
    questions: 'Si quelque chose ne va pas, répondez simplement à ce courriel.',
    reason:
      'Vous recevez ce courriel parce que le numéro de votre commande et cette adresse ont été saisis dans la boutique. Si ce n’était pas vous, il n’y a rien à faire : personne d’autre n’a reçu le lien.',
  },

  confirmation: {
    subject: 'Veuillez confirmer votre adresse courriel',
    preview: 'Un clic, et vous êtes sur la liste.',
    title: 'Un clic, et vous êtes sur la liste',
    question: (shop: string) =>
      `Cette adresse a été saisie dans un formulaire d’inscription de ${shop}, pour recevoir des nouvelles des œuvres récentes, des lancements et des places pour un tableau sur commande. Si c’est bien vous, veuillez la confirmer :`,
    confirm: 'Confirmer',
    leaving: 'Vous pouvez quitter la liste en tout temps, d’un seul clic.',
  },

  welcome: {
    title: 'Bienvenue à bord',
    priorityTitle: 'Vous êtes sur la liste d’avant-première',
    promise: 'Vous recevrez désormais des nouvelles de l’atelier, au bord de la baie de Fundy.',
    priorityPromise:
      'Vous saurez avant tout le monde quand paraît une nouveauté et quand une place se libère pour un tableau sur commande.',
    launchPromise:
      'Je vous préviendrai au lancement de l’œuvre que vous attendez, et vous saurez avant tout le monde quand paraît une nouveauté et quand une place se libère pour un tableau sur commande.',
    rhythm:
      'J’écris quand il y a quelque chose à montrer : un tableau qui vient de quitter le chevalet, une reproduction, une place libre pour un tableau sur commande. Jamais plus.',
    seeWork: 'Voir les œuvres',
    reason: (shop: string) =>
      `Vous recevez ce courriel parce que cette adresse a été saisie dans un formulaire d’inscription de ${shop}, pour recevoir des nouvelles des œuvres récentes, des lancements et des places pour un tableau sur commande. Ce n’était pas vous, ou vous avez changé d’avis?`,
  },

  stock: {
    name: (title: string, size: string | null) => `« ${title} »${size ? `, format ${size},` : ''}`,
    launchTitle: (name: string) => `${name} est dans la boutique`,
    earlyTitle: (name: string) => `${name} : à vous d’abord`,
    backTitle: (name: string) => `${name} est de nouveau disponible`,
    preview: 'Vous m’aviez demandé de vous prévenir.',
    launch:
      'Vous m’aviez demandé de vous prévenir du lancement : l’œuvre est maintenant dans la boutique.',
    early: (launch: string) =>
      `Vous m’aviez demandé de vous prévenir du lancement, et vous l’apprenez avant tout le monde. Avec ce lien, vous pouvez acheter l’œuvre dès maintenant; elle sera en vente pour tous le ${launch}, heure de l’Atlantique.`,
    back: 'Vous m’aviez demandé de vous prévenir\u00a0: l’œuvre est de nouveau disponible.',
    seeIt: 'Voir l’œuvre',
    only: 'C’est le seul courriel à ce sujet.',
    reason: (shop: string) =>
      `Vous recevez ce courriel parce que vous l’avez demandé, avec cette adresse, sur une page de ${shop}. Vous ne voulez plus aucun courriel?`,
    onlyReason: (shop: string) =>
      `Vous recevez ce courriel parce que vous l’avez demandé, avec cette adresse, sur une page de ${shop}. Votre adresse n’a été inscrite à aucune liste, et aucun autre courriel ne suivra à ce sujet.`,
  },

  stockConfirmation: {
    name: (title: string) => `« ${title} »`,
    someSize: 'un format épuisé',
    subject: (name: string) =>
      `Veuillez confirmer : un courriel quand ${name} sera de nouveau disponible`,
    preview: 'Un clic, et je vous préviendrai.',
    title: 'Voulez-vous que je vous prévienne?',
    question: (shop: string, name: string) =>
      `Cette adresse a été saisie sur une page de ${shop}, pour recevoir un seul courriel quand ${name} sera de nouveau disponible. Si c’est bien vous, veuillez le confirmer :`,
    confirm: 'Oui, me prévenir',
  },

  certificate: {
    one: {
      title: 'Votre certificat',
      text: 'Votre certificat a sa propre page : à imprimer, à garder avec l’œuvre et à transmettre un jour avec elle. Quiconque a le numéro peut l’y vérifier. Votre nom n’y figure pas.',
    },
    several: {
      title: 'Vos certificats',
      text: 'Chacune de ces œuvres a un certificat, et chaque certificat sa propre page : à imprimer, à garder avec l’œuvre et à transmettre un jour avec elle. Quiconque a le numéro peut l’y vérifier. Votre nom n’y figure pas.',
    },
    subject: (title: string, order: string) => `${title} : commande ${withoutSign(order)}`,
    order: (name: string) => `Commande ${withoutSign(name)}`,
    copy: (number: number, size: number) => `exemplaire ${number} sur ${size}`,
    certificate: (number: string) => `Certificat ${number}`,
    reason: 'Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse.',
  },

  hold: {
    price: 'Prix',
    shipping: 'Livraison',
    shippingIncluded: 'Comprise',
    payment: (work: string, number: number, count: number) =>
      `${work}, versement ${number} sur ${count}`,
    until: 'Réservée jusqu’au',
    received: 'Reçu',
    paid: 'Payé à ce jour',
    ofTotal: (paid: string, total: string) => `${paid} sur ${total}`,
    postponed:
      'Ce versement est arrivé après son échéance\u00a0: l’échéance du reste recule donc d’autant de jours.',
    buttons: {confirm: 'Oui, envoyer ma demande', see: 'Voir votre page'},
    notYou:
      'Si ce n’était pas vous, il n’y a rien à faire\u00a0: rien n’est réservé, et je ne vous écrirai pas à ce sujet.',
    questions: 'Pour toute question, répondez simplement à ce courriel.',
    reason: (shop: string) =>
      `Vous recevez ce courriel parce que cette adresse a servi à demander à ${shop} la réservation d’une œuvre originale.`,
    commissionPaid: {
      title: (work: string) => `Votre tableau sur commande «\u00a0${work}\u00a0» est payé`,
      text: 'Vous avez tout payé, merci beaucoup. Votre page indique l’avancement de votre tableau.',
    },
    news: {
      confirm: {
        title: (work: string) => `À confirmer\u00a0: réserver «\u00a0${work}\u00a0»`,
        text: 'Quelqu’un m’a demandé, avec cette adresse, de réserver cette œuvre originale. Si c’était bien vous, cliquez sur le bouton. Je vous écrirai ensuite pour vous donner le prix et la durée de la réservation.',
      },
      agreed: {
        title: (work: string) => `L’œuvre «\u00a0${work}\u00a0» est réservée pour vous`,
        text: 'L’œuvre vous est réservée. Votre page indique le prix et la façon de payer. Jusqu’à la fin de la réservation, personne d’autre ne peut l’acheter.',
      },
      changed: {
        title: (work: string) => `Votre réservation de «\u00a0${work}\u00a0» a changé`,
        text: 'J’ai modifié les conditions de votre réservation. Votre page indique les conditions actuelles. Les liens de paiement envoyés auparavant ne fonctionnent plus.',
      },
      declined: {
        title: (work: string) => `Au sujet de «\u00a0${work}\u00a0»`,
        text: 'Je suis désolée, je ne peux pas réserver cette œuvre pour le moment. Merci de votre demande.',
      },
      taken: {
        title: (work: string) =>
          `L’œuvre «\u00a0${work}\u00a0» est réservée pour quelqu’un d’autre`,
        text: 'L’œuvre est réservée pour une autre personne. Si elle redevient disponible, je vous écrirai une seule fois, et vous pourrez la demander de nouveau.',
      },
      ended: {
        title: (work: string) => `Votre réservation de «\u00a0${work}\u00a0» est terminée`,
        text: 'Le délai de votre réservation est écoulé, et l’œuvre est de nouveau offerte à tous. Vous pouvez la demander de nouveau, tant qu’elle est disponible.',
      },
      cancelled: {
        title: (work: string) => `Votre réservation de «\u00a0${work}\u00a0» est annulée`,
        text: 'J’ai annulé cette réservation\u00a0: vous n’avez plus rien à payer. Si vous avez déjà payé, je vous rembourserai ce dont nous avons convenu.',
      },
      sold: {
        title: (work: string) => `L’œuvre «\u00a0${work}\u00a0» est vendue`,
        text: 'Je suis désolée\u00a0: l’œuvre a été vendue ailleurs avant que vous l’ayez payée. Vous ne devez rien, et je vous rembourserai ce que vous avez payé.',
      },
      planned: {
        title: (work: string) => `Vos versements pour «\u00a0${work}\u00a0»`,
        text: 'Merci. Voici vos versements, sans intérêts. Dès l’arrivée du premier, l’œuvre vous est réservée jusqu’au dernier. Elle est ensuite expédiée.',
      },
      received: {
        title: (work: string) => `Merci de votre versement pour «\u00a0${work}\u00a0»`,
        text: 'Votre versement est arrivé. Votre page indique ce qui est payé et ce qui vient, avec un relevé à imprimer.',
      },
      paid: {
        title: (work: string) => `L’œuvre «\u00a0${work}\u00a0» est à vous`,
        text: 'Tout est payé, merci beaucoup. J’emballerai l’œuvre avec soin et je vous écrirai dès son expédition.',
      },
      soon: {
        title: (work: string) => `Votre prochain versement pour «\u00a0${work}\u00a0»`,
        text: 'Petit rappel\u00a0: votre prochain versement arrive à échéance dans quelques jours. Vous pouvez le faire sur votre page.',
      },
      today: {
        title: (work: string) =>
          `Votre versement pour «\u00a0${work}\u00a0» arrive à échéance aujourd’hui`,
        text: 'Petit rappel\u00a0: un versement arrive à échéance aujourd’hui. Vous pouvez le faire sur votre page.',
      },
      late: {
        title: (work: string) => `Un versement pour «\u00a0${work}\u00a0» n’est pas arrivé`,
        text: 'Un versement n’est pas encore arrivé. Peut-être vous a-t-il échappé\u00a0: vous pouvez encore le faire sur votre page. En cas d’imprévu, répondez à ce courriel et nous trouverons une solution.',
      },
      stray: {
        title: (work: string) => `Je vous rembourserai votre paiement pour «\u00a0${work}\u00a0»`,
        text: 'Je suis désolée\u00a0: votre paiement est arrivé après la fin de notre entente, et je ne peux plus vous vendre l’œuvre. Je vous rembourserai la somme entière.',
      },
    },
  },
} satisfies Words<typeof en>;
