import type en from '../en/terms-policy';
import type {Words} from '#contracts/words/words';

/** The terms; `{artist}`, `{shop}`, `{post}`, `{taxes}`, `{preparation}` and `{email}` are filled in. */
export default {
  title: 'Conditions',
  summary: 'Les conditions auxquelles {shop} vend et auxquelles vous pouvez utiliser ce site.',
  sections: {
    seller: {
      heading: 'À qui vous avez affaire',
      blocks: [
        'Les œuvres vous sont vendues par {artist}, faisant affaire sous le nom de {shop} (« l’atelier »), {post}. Vous pouvez joindre l’atelier à {email}.',
      ],
    },
    buyer: {
      heading: 'Qui peut acheter',
      blocks: [
        'Vous devez avoir plus de 18 ans pour commander ici. En passant une commande, vous déclarez que c’est le cas et que ce que vous saisissez est exact.',
      ],
    },
    orders: {
      heading: 'Commandes et prix',
      blocks: [
        'Les prix sont en dollars canadiens. {taxes} La commande se passe et se paie à la caisse de Shopify, aux conditions de Shopify pour ce service, et vous pouvez y revoir votre commande avant de la confirmer.',
        'Le contrat est conclu lorsque votre commande est confirmée par courriel. Si une œuvre se révèle déjà vendue, ou si son prix était manifestement erroné, la commande peut être refusée; toute somme payée vous est alors intégralement remboursée.',
        'Les tableaux originaux sont vendus de gré à gré, à un prix donné sur demande.',
      ],
    },
    delivery: {
      heading: 'Livraison, retours et défauts',
      blocks: [
        'La livraison est gratuite au Canada et aux États-Unis, et les commandes sont préparées en {preparation}. Si vous habitez ailleurs, veuillez d’abord écrire. Toutes les ventes sont fermes, sauf disposition contraire de la loi. Les défauts signalés dans les 7 jours suivant la réception, photos à l’appui, donnent lieu à un remplacement ou à un remboursement; un original, qui ne peut pas être remplacé, est remboursé. Les pages Livraison et Retours en disent davantage et font partie des présentes conditions.',
      ],
    },
    copyright: {
      heading: 'Droit d’auteur',
      blocks: [
        'Les images et les textes de ce site appartiennent à l’artiste. L’achat d’une œuvre, original ou reproduction, vous donne l’objet et non le droit de le reproduire. Vous pouvez bien sûr la photographier sur votre mur et la montrer à qui vous voulez. Pour tout autre usage, veuillez demander la permission.',
      ],
    },
    use: {
      heading: 'Utilisation du site',
      blocks: [
        'Utilisez le site normalement : n’en perturbez pas le fonctionnement, n’en forcez pas l’accès et n’y transmettez rien d’illicite ni rien qui appartienne à autrui.',
      ],
    },
    liability: {
      heading: 'Responsabilité',
      blocks: [
        'Le site est offert tel quel; il peut par moments être inaccessible ou contenir une erreur. Sauf disposition contraire de la loi, l’atelier n’est pas responsable des dommages indirects ou accessoires, et l’ensemble de sa responsabilité est limité à 100 $ US.',
        'Rien dans les présentes conditions ne vous retire un droit que vous accordent les lois sur la protection du consommateur.',
      ],
    },
    law: {
      heading: 'Droit applicable et modifications',
      blocks: [
        'Le droit du Nouveau-Brunswick et le droit fédéral du Canada qui s’y applique régissent les présentes conditions, sauf disposition contraire de la loi à l’égard d’un consommateur. Toute modification des présentes conditions figure sur cette page; une commande reste soumise aux conditions en vigueur au moment où elle a été passée.',
      ],
    },
  },
} satisfies Words<typeof en>;
