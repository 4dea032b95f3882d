import type en from '../en/answers';
import type {Words} from '#contracts/words/words';

/** The questions of the page `/questions` and their answers, until the artist writes her own. */
export default {
  paper: {
    question: 'Sur quoi les reproductions sont-elles imprimées?',
    answer:
      'Sur du papier chiffon de coton mat, avec une marge blanche. Je signe chaque reproduction au crayon. La page de chaque reproduction en indique le papier, la marge et le tirage.',
  },
  framing: {
    question: 'Les œuvres sont-elles encadrées?',
    answer:
      'Non. Les reproductions sont vendues sans cadre, et les originaux aussi, sauf si leur page dit le contraire. Si un format convient à un cadre standard avec passe-partout, sa page précise lequel.',
  },
  colours: {
    question: 'Les couleurs sont-elles les mêmes qu’à l’écran?',
    answer:
      'Elles en sont proches. Je photographie chaque œuvre à la lumière du jour et je corrige l’image à côté du tableau, mais les écrans diffèrent. Si une couleur compte pour vous, demandez-moi, avant de commander, une photo de l’œuvre à côté d’un objet que vous connaissez.',
  },
  gift: {
    question: 'Offrez-vous un emballage-cadeau?',
    answer:
      'L’emballage-cadeau n’est pas compris. Si l’œuvre est un cadeau, écrivez-moi avant l’expédition en indiquant le numéro de votre commande, et je vous dirai ce que je peux faire.',
  },
  delivery: {
    question: 'Combien de temps la livraison prend-elle?',
    answer: (preparation: string, carriers: string) =>
      `Votre commande est expédiée dans un délai de ${preparation}. ${carriers}`,
  },
  customs: {
    question: 'Devrai-je payer des droits de douane?',
    answer: (customs: string) =>
      `Un colis envoyé à l’intérieur du Canada ne passe aucune frontière et n’est soumis à aucun droit. ${customs}`,
  },
  returns: {
    question: 'Puis-je retourner une œuvre?',
    answer:
      'Toutes les ventes sont fermes, sauf disposition contraire de la loi. Si une œuvre vous arrive abîmée ou défectueuse, écrivez-moi dans les 7 jours suivant la réception, photos à l’appui. Je remplace ou je rembourse une reproduction; je rembourse un original.',
  },
} satisfies Words<typeof en>;
