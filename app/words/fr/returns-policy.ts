import type en from '../en/returns-policy';
import type {Words} from '#contracts/words/words';

/** The returns policy; `{email}` is filled in. */
export default {
  title: 'Retours',
  summary:
    'Une œuvre endommagée ou défectueuse est remplacée ou remboursée. Toutes les ventes sont fermes, sauf disposition contraire de la loi.',
  sections: {
    defects: {
      heading: 'Dommages et défauts',
      blocks: [
        'Si une reproduction arrive endommagée ou défectueuse, je la remplace ou je la rembourse, à votre choix. Un original ne peut pas être remplacé : je le rembourse.',
        'Veuillez écrire à {email} dans les 7 jours suivant la réception, en joignant :',
        [
          'le numéro de votre commande,',
          'une brève description du problème,',
          'des photos du défaut, et de l’emballage s’il a été abîmé pendant le transport.',
        ],
      ],
    },
    then: {
      heading: 'Ce qui se passe ensuite',
      blocks: [
        'Je vous préviendrai dès que le remplacement que vous avez choisi est expédié ou que le remboursement est fait. Le remboursement est porté à la carte ou au compte qui a servi à payer. Le renvoi d’une œuvre arrivée endommagée ou défectueuse ne vous coûte rien.',
      ],
    },
    colours: {
      heading: 'Les couleurs à l’écran',
      blocks: [
        'Chaque œuvre est photographiée à la lumière du jour, et l’image est corrigée à côté du tableau. Les écrans diffèrent pourtant les uns des autres et du papier, et un léger écart de couleur n’est pas un défaut. Si une couleur compte pour vous, demandez-moi, avant de commander, une photo de l’œuvre à côté d’un objet que vous connaissez.',
      ],
    },
    final: {
      heading: 'Si vous changez d’avis',
      blocks: [
        'Une œuvre conforme à sa description ne peut pas être retournée. Les droits d’annulation ou de remboursement que vous accorde la loi de votre province, de votre État ou de votre pays vous restent acquis, quoi que dise cette page.',
      ],
    },
  },
} satisfies Words<typeof en>;
