import type en from '../en/privacy-policy';
import type {Words} from '#contracts/words/words';

/** Also applies without consent. */
const COUNTED =
  'La boutique compte combien de fois la page d’une œuvre est ouverte, en un seul nombre par œuvre et par jour, et ne conserve rien sur la personne qui l’a ouverte. Les navigateurs qui émettent le signal Global Privacy Control ou Do Not Track ne sont pas comptés.';
const STORED = 'Votre navigateur conserve ceci sur votre appareil :';
const STORED_ITEMS = [
  'Votre panier : jusqu’à ce que vous le vidiez.',
  'Votre sélection et ses notes : jusqu’à ce que vous les retiriez.',
  'Le brouillon d’une demande de tableau sur commande : jusqu’à ce que vous l’envoyiez ou l’effaciez, ou pendant 30 jours.',
  'Un message commencé : jusqu’à ce que vous l’envoyiez ou fermiez l’onglet.',
  'Les pages des œuvres que vous avez regardées, avec leurs images, pour qu’elles s’ouvrent hors connexion.',
  'L’endroit où vous en étiez dans chaque page : jusqu’à la fermeture de l’onglet.',
  'Le nom d’une campagne, si le lien qui vous a mené ici en contient un (utm_source et autres) : jusqu’à la fermeture de l’onglet. Il vous accompagne à la caisse et ne dit rien de vous. Les numéros qu’un annonceur attribue à un clic en particulier (gclid, fbclid et autres) ne vous y accompagnent pas, à moins que vous n’ayez consenti à la mesure d’audience.',
];
const OTHERS =
  'Shopify exploite la caisse et conserve les commandes, Supabase conserve ce que vous envoyez par les formulaires, Resend achemine les courriels, et un transporteur, votre colis. Shopify conserve aussi les adresses confirmées de la liste et en envoie les courriels. Chacun traite ce qu’il lui faut pour sa part, et rien de plus. Ils peuvent conserver des renseignements à l’extérieur de votre province, y compris hors du Québec si vous y habitez, et à l’extérieur du Canada, par exemple aux États-Unis, où ils sont soumis à la loi de ce pays. La politique de confidentialité de Shopify régit sa caisse.';

/** The privacy policy; `{shop}`, `{artist}`, `{post}` and `{email}` are filled in. */
export default {
  title: 'Confidentialité',
  summary:
    'Ce que {shop} sait de vous, pourquoi, pendant combien de temps et à qui vous adresser. Ce site ne vous suit pas à la trace.',
  sections: {
    responsible: {
      heading: 'Qui est responsable',
      blocks: [
        '{artist} exploite cette boutique et est la personne responsable de la protection des renseignements personnels qu’elle détient. Pour toute question sur cette page, écrivez à {email} ou, par la poste, à {post}.',
      ],
    },
    tracking: {
      heading: 'Aucun suivi',
      blocks: [
        'Ce site ne dépose aucun témoin (cookie) publicitaire ou de mesure d’audience, n’utilise rien qui permette de vous identifier, de vous localiser ou d’effectuer votre profilage, et ne vend à personne quoi que ce soit à votre sujet. Il n’y a donc rien à accepter.',
        COUNTED,
        STORED,
        STORED_ITEMS,
      ],
    },
    collected: {
      heading: 'Ce qui est recueilli, et pourquoi',
      blocks: [
        'La boutique ne recueille que ce que vous lui donnez, et ne s’en sert qu’aux fins pour lesquelles vous le donnez :',
        [
          'Une commande : votre nom, vos adresses, votre adresse courriel et ce que vous avez acheté, pour la livrer et la comptabiliser. La commande se passe et se paie à la caisse de Shopify. Les données de votre carte vont à Shopify et à ses partenaires de paiement; cette boutique ne les voit jamais.',
          'Un message ou une demande de tableau sur commande : votre nom, votre adresse courriel, un numéro de téléphone si vous en donnez un, ce que vous écrivez et les images que vous envoyez, pour vous répondre et faire le travail que vous demandez. Le lieu et la date de la prise de vue sont retirés de l’image, et celle-ci ne s’ouvre que par un lien que personne ne peut deviner.',
          'Une demande de réservation d’un tableau original : votre nom, votre adresse courriel et ce que vous écrivez; et, si l’artiste accepte, le prix, les versements et leurs dates. Sa page ne s’ouvre qu’avec le lien contenu dans vos courriels. Vous payez à la caisse de Shopify. Il en va de même pour les versements d’un tableau sur commande.',
          'L’infolettre et la liste d’avant-première : votre adresse courriel, pour vous écrire au sujet de nouvelles œuvres et de places pour un tableau sur commande; et, comme preuve de votre demande, la date et la page où vous l’avez faite, le texte que vous avez accepté et la date de votre confirmation. Si vous attendez un lancement, la boutique garde aussi le nom de l’œuvre; si vous choisissez les nouvelles que vous voulez recevoir, elle garde votre choix.',
          'Un courriel quand une œuvre est de nouveau disponible : votre adresse courriel et l’œuvre ou le format, pour ce seul courriel; ainsi que la date et la page de votre demande, le texte que vous avez accepté et la date de votre confirmation. Cette demande ne vous inscrit à aucune liste.',
          'Pour protéger les formulaires et le compte des visites contre les abus : le nombre d’envois faits depuis une même adresse réseau, laquelle n’est conservée que brouillée et est supprimée après quelques heures.',
        ],
      ],
    },
    letters: {
      heading: 'Courriels de l’atelier',
      blocks: [
        'Tant que vous n’avez pas confirmé votre inscription par le lien du premier courriel, vous n’en recevez aucun autre. Vous n’êtes sur la liste que si vous l’avez demandé; un message ou une demande de tableau sur commande ne vous y inscrit pas. Chaque courriel envoyé à la liste nomme l’atelier et son adresse postale, et contient un lien qui vous retire de la liste aussitôt, sans compte et sans frais.',
      ],
    },
    kept: {
      heading: 'Durée de conservation',
      blocks: [
        [
          'Commandes : six ans après la fin de l’année d’imposition, comme l’exige la loi fiscale canadienne.',
          'Messages et demandes de tableaux sur commande, avec leurs images : deux ans au plus, puis ils sont supprimés. Un tableau sur commande dont vous avez accepté le prix : au moins jusqu’à la fermeture de la commande. La page de suivi d’un tableau sur commande, avec ses images : jusqu’à 60 jours après l’envoi du tableau. Images d’une demande qui n’a jamais été envoyée : deux jours. Copies des courriels envoyés par la boutique : 30 jours.',
          'Demandes de réservation d’un tableau original : deux ans après la fin de la réservation, ou 30 jours si personne ne les confirme.',
          'Demandes d’un courriel quand une œuvre est de nouveau disponible : jusqu’à l’envoi de ce courriel ou jusqu’à votre désabonnement, et deux ans au plus. Si personne ne les confirme : 30 jours.',
          'Infolettre et liste d’avant-première : jusqu’à votre désabonnement. Une adresse que personne n’a confirmée : 30 jours. La preuve de votre demande et de votre désabonnement : trois ans de plus, car la Loi canadienne anti-pourriel (LCAP) permet de l’exiger pendant ce temps.',
        ],
      ],
    },
    others: {
      heading: 'Qui d’autre traite ces renseignements, et où',
      blocks: [OTHERS],
    },
    rights: {
      heading: 'Vos droits',
      blocks: [
        'Vous pouvez demander quels renseignements la boutique détient à votre sujet, en obtenir une copie, les faire rectifier ou supprimer, et retirer votre consentement en tout temps. Vous pouvez aussi obtenir, dans un format structuré et couramment utilisé, les renseignements que vous avez donnés, ou les faire transmettre dans ce format à un autre organisme de votre choix. Écrivez à {email}; vous aurez une réponse dans les 30 jours, sans frais. Si la réponse ne vous satisfait pas, vous pouvez porter plainte auprès du Commissariat à la protection de la vie privée du Canada, de la Commission d’accès à l’information si vous habitez au Québec, ou de l’autorité du lieu où vous habitez.',
        'Si des renseignements sont perdus ou tombent entre de mauvaises mains d’une façon qui pourrait vous causer un préjudice, l’atelier vous en avisera sans délai, ainsi que le Commissariat à la protection de la vie privée du Canada et, là où la loi du Québec s’applique, la Commission d’accès à l’information.',
      ],
    },
    children: {
      heading: 'Enfants',
      blocks: [
        'Le service ne s’adresse pas aux personnes de moins de 13 ans, et l’atelier ne recueille sciemment aucun renseignement auprès d’un enfant de moins de 13 ans. Si un enfant lui en a transmis, écrivez à {email}, et ces renseignements seront supprimés.',
      ],
    },
    changes: {
      heading: 'Modifications',
      blocks: [
        'Toute modification de cette politique figure sur cette page et s’applique à compter du jour où elle y paraît.',
      ],
    },
  },

  /** Replaces these when analytics are configured. */
  measured: {
    summary:
      'Ce que {shop} sait de vous, pourquoi, pendant combien de temps et à qui vous adresser. Vos visites ne sont mesurées que si vous y consentez.',
    sections: {
      tracking: {
        heading: 'Mesure d’audience, si vous y consentez',
        blocks: [
          'L’atelier aimerait savoir quelles œuvres sont regardées et quels liens mènent ici. Le site le demande d’abord : tant que vous n’avez pas consenti, aucun témoin n’est déposé et rien n’est envoyé à un service de mesure. Un non vaut autant qu’un oui. Si votre navigateur émet le signal Global Privacy Control, rien ne vous est demandé et vos visites ne sont pas mesurées.',
          'Si vous y consentez, des témoins (cookies) sont déposés, et les services qui mesurent les visites de cette boutique (Google Analytics, Shopify ou les deux) apprennent quelles pages vous ouvrez, ce que vous mettez au panier et quel lien vous a mené ici. Ils distinguent les visiteurs par un numéro qui désigne le navigateur. L’adresse d’une page leur est transmise sans ce qui suit le point d’interrogation, sauf le nom d’une campagne. Lorsque vous envoyez un message ou une demande de tableau sur commande, Google Analytics en reçoit aussi l’objet ou le sujet, tel que vous l’avez écrit, et, pour une demande, le format et le budget. Rien d’autre de ce que vous écrivez ne lui est transmis : ni votre nom, ni votre adresse courriel, ni votre message. Vous pouvez changer d’avis en tout temps sous « Choix de confidentialité », au bas de chaque page. La mesure cesse alors aussitôt, et les témoins sont supprimés.',
          COUNTED,
          STORED,
          STORED_ITEMS,
        ],
      },
      others: {
        heading: 'Qui d’autre traite ces renseignements, et où',
        blocks: [
          OTHERS,
          'Si vous consentez à la mesure d’audience, Google, Shopify ou les deux traitent aussi ce qu’ils apprennent de vos visites. Ils peuvent eux aussi le conserver à l’extérieur de votre province et du Canada.',
        ],
      },
    },
  },
} satisfies Words<typeof en>;
