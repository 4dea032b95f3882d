import type en from '../en/privacy-policy';
import type {Words} from '#contracts/words/words';

/** The privacy policy; `{shop}`, `{artist}`, `{post}` and `{email}` are filled in. */
export default {
  title: 'Confidentialité',
  summary:
    'Ce que {shop} sait de vous, pourquoi, pendant combien de temps, et à qui vous adresser. Ce site ne vous suit pas à la trace.',
  measuredSummary:
    'Ce que {shop} sait de vous, pourquoi, jusqu’à quand, et à qui vous adresser. Vos visites ne sont mesurées que si vous y consentez.',
  responsible: {
    heading: 'Qui est responsable',
    paragraphs: [
      '{artist} exploite cette boutique et est la personne responsable de la protection des renseignements personnels qu’elle détient. Pour toute question sur cette page, écrivez à {email} ou, par la poste, à {post}.',
    ],
  },
  noTracking: {
    heading: 'Aucun suivi',
    text: 'Ce site ne dépose aucun témoin (cookie) publicitaire ou de mesure d’audience, n’utilise rien qui permette de vous identifier, de vous localiser ou d’effectuer votre profilage, et ne vend à personne quoi que ce soit à votre sujet. C’est pourquoi il ne vous demande de rien accepter.',
  },
  measuring: {
    heading: 'Mesure d’audience, si vous y consentez',
    asked:
      'L’atelier aimerait savoir quelles œuvres sont regardées et quels liens mènent ici. Le site le demande d’abord : tant que vous n’avez pas consenti, rien n’est déposé et rien n’est envoyé à un service de mesure, et un non vaut autant qu’un oui. Un navigateur qui émet le signal Global Privacy Control n’est ni sollicité ni mesuré.',
    agreed:
      'Si vous y consentez, des témoins (cookies) sont déposés, et les services qui comptent pour cette boutique, Google Analytics et Shopify, apprennent quelles pages vous ouvrez, ce que vous mettez au panier et quel lien a mené ici, sous un numéro qui désigne votre navigateur. L’adresse d’une page est transmise sans ce qui y suit le point d’interrogation, sauf le nom d’une campagne. Lorsque vous envoyez un message ou une demande de tableau sur commande, Google Analytics en apprend aussi le sujet, tel que vous l’avez écrit, et, pour une demande, le format et le budget. Rien d’autre de ce que vous écrivez n’est transmis : ni votre nom, ni votre adresse courriel, ni votre message. Changez d’avis en tout temps sous « Choix de confidentialité », au bas de chaque page : la mesure cesse aussitôt, et les témoins sont supprimés.',
  },
  views:
    'La boutique compte combien de fois la page d’une œuvre est ouverte, en un seul nombre par œuvre et par jour, et ne conserve rien sur la personne qui l’a ouverte; un navigateur qui émet le signal Global Privacy Control ou Do Not Track n’est pas compté.',
  ownBrowser:
    'Votre propre navigateur conserve ce que vous mettez au panier jusqu’à ce que vous passiez à la caisse ou le vidiez, votre sélection avec ses notes jusqu’à ce que vous les retiriez, le brouillon d’une demande de tableau sur commande jusqu’à ce que vous l’envoyiez ou l’effaciez ou que trente jours soient écoulés et, pour qu’elles s’ouvrent sans connexion, des pages d’œuvres que vous avez regardées, avec leurs images. Jusqu’à la fermeture de l’onglet, il conserve aussi un message commencé, jusqu’à ce que vous l’envoyiez, les endroits jusqu’où vous avez fait défiler les pages et, lorsqu’un lien qui a mené ici nomme une campagne (utm_source et autres), ce nom. Ce nom vous accompagne à la caisse et ne dit rien de vous; les numéros qu’un annonceur attribue à un clic en particulier (gclid, fbclid et autres) ne vous y accompagnent pas, à moins que vous n’ayez consenti à la mesure.',
  collected: {
    heading: 'Ce qui est recueilli, et pourquoi',
    paragraphs: [
      'Uniquement ce que vous donnez, et uniquement aux fins pour lesquelles vous le donnez :',
    ],
    list: [
      'Un achat : votre nom, vos adresses, votre adresse courriel et ce que vous avez acheté, pour le livrer et le comptabiliser. L’achat se conclut et se paie à la caisse de Shopify. Les données de votre carte vont à Shopify et à ses partenaires de paiement; cette boutique ne les voit jamais.',
      'Un message ou une demande de tableau sur commande : votre nom, votre adresse courriel, un numéro de téléphone si vous en donnez un, ce que vous écrivez et les images que vous envoyez, pour vous répondre et faire le travail que vous demandez. Le lieu et la date d’une prise de vue sont retirés de l’image, qui est conservée là où seule une adresse que personne ne peut deviner permet de l’ouvrir.',
      'L’infolettre et la liste prioritaire : votre adresse courriel, pour vous écrire au sujet de nouvelles œuvres et de places pour un tableau sur commande; et, comme preuve de votre demande, quand vous l’avez faite, sur quelle page et en réponse à quel texte, et quand vous l’avez confirmée. Si vous demandez à connaître la sortie d’une œuvre, le nom de cette œuvre aussi.',
      'Un courriel au retour d’un format épuisé : votre adresse courriel et ce format, pour ce seul courriel; avec la date de votre demande, la page et le texte auquel elle répond, et la date de votre confirmation. Cette demande ne vous inscrit à aucune liste.',
      'Contre l’abus des formulaires et du compte des visites : le nombre d’envois faits depuis une même adresse réseau, laquelle est brouillée au point d’être méconnaissable et oubliée après quelques heures.',
    ],
  },
  letters: {
    heading: 'Lettres par courriel',
    paragraphs: [
      'Tant que vous n’avez pas confirmé une inscription par le lien de la première lettre, aucune autre ne vient. Vous n’êtes sur la liste que si vous l’avez demandé; un message ou une demande de tableau sur commande ne vous y inscrit pas. Chaque lettre nomme l’atelier et son adresse postale, et contient un lien qui vous retire de la liste aussitôt, sans compte et sans frais.',
    ],
  },
  kept: {
    heading: 'Durée de conservation',
    paragraphs: [],
    list: [
      'Achats : six ans après la fin de l’année, comme l’exige la loi fiscale canadienne.',
      'Messages et demandes de tableaux sur commande, avec leurs images : deux ans au plus, puis ils sont supprimés. La page propre à une commande, avec ses images : jusqu’à soixante jours après l’envoi du tableau. Images d’une demande qui n’a jamais été envoyée : deux jours. Copies des courriels envoyés par la boutique : 30 jours.',
      'Ce que vous attendez : jusqu’à l’envoi du courriel qui l’annonce ou jusqu’à votre désabonnement; deux ans au plus, et 30 jours si personne ne confirme la demande.',
      'Infolettre et liste prioritaire : jusqu’à votre désabonnement; une adresse que personne n’a confirmée, 30 jours. La preuve de votre demande et de votre désabonnement : trois ans de plus, soit aussi longtemps que la Loi canadienne anti-pourriel (LCAP) permet de l’exiger.',
    ],
  },
  others: {
    heading: 'Qui d’autre traite ces renseignements, et où',
    paragraphs: [
      'Shopify exploite la caisse et conserve les achats, Supabase conserve ce qu’envoient les formulaires, Resend achemine les courriels, et un transporteur, votre colis. Les adresses confirmées de la liste sont aussi conservées chez Shopify, qui en envoie les lettres. Chacun traite ce qu’il lui faut pour sa part, et rien de plus. Ils peuvent conserver des renseignements à l’extérieur de votre province, y compris hors du Québec si vous y habitez, et à l’extérieur du Canada, par exemple aux États-Unis, où la loi de ce pays s’y applique. La politique de confidentialité de Shopify régit sa caisse.',
    ],
  },
  rights: {
    heading: 'Vos droits',
    paragraphs: [
      'Vous pouvez demander quels renseignements sont détenus à votre sujet, en obtenir une copie, les faire rectifier ou supprimer, et retirer un consentement en tout temps. Écrivez à {email}; vous aurez une réponse dans les 30 jours, sans frais. Si la réponse ne vous satisfait pas, vous pouvez porter plainte auprès du Commissariat à la protection de la vie privée du Canada, au Québec auprès de la Commission d’accès à l’information, ou auprès de l’autorité du lieu où vous habitez.',
      'Si des renseignements venaient à être perdus ou à tomber entre de mauvaises mains d’une façon qui pourrait vous causer un préjudice, l’atelier vous en aviserait sans délai, ainsi que le Commissariat.',
    ],
  },
  children: {
    heading: 'Enfants',
    paragraphs: [
      'Le service ne s’adresse pas aux personnes de moins de 13 ans, et aucun renseignement n’est sciemment recueilli auprès d’un enfant. Si un enfant a écrit à l’atelier, dites-le à {email}, et son message sera supprimé.',
    ],
  },
  changes: {
    heading: 'Modifications',
    paragraphs: ['Lorsque cette page change, la date en tête de page change aussi.'],
  },
} satisfies Words<typeof en>;
