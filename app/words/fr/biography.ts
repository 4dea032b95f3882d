import type en from '../en/biography';
import type {Words} from '#contracts/words/words';

/** The artist's biography in the first person. The page's heading has the artist's name. */
export default {
  lede: 'Je peins la baie de Fundy, où l’eau s’en va deux fois par jour et revient changée.',
  beginnings: [
    'Je suis née à Saint John et j’ai grandi une heure plus loin sur la côte, dans un village où personne n’avait de table des marées, parce que chacun en était une. Mon grand‑père pêchait le hareng à la fascine et tenait un carnet du temps : le vent, les nuages, la couleur de l’eau à midi. Quand les mots lui manquaient pour la couleur, il la posait par petites touches avec mes aquarelles d’écolière. Ces pages sont les premières peintures que j’aie vues chercher à tomber juste.',
    'J’ai étudié la peinture, enseigné le soir pendant onze ans et peint avant le travail, et c’est pourquoi tant de mes tableaux se passent au point du jour. En 2014, je me suis installée dans un grenier à filets au‑dessus du quai, j’ai mis une fenêtre à la place de la porte de halage, et j’ai cessé de faire quoi que ce soit d’autre.',
  ],
  practice: {
    heading: 'Ma façon de travailler',
    paragraphs: [
      'Tout commence dehors, dans un carnet quadrillé de petites cases : huit marées par page, les couleurs notées au crayon, du sel sur la plupart. De retour au grenier, je dessine le tableau une seule fois, à l’outremer dilué, puis je le monte à l’huile, presque toujours au couteau, parce qu’un couteau ne vous laisse pas fignoler. Les œuvres abstraites sont faites d’acrylique et de cire froide, raclées puis enfouies de nouveau, jusqu’à ce que les couches commencent à se répondre.',
      'La vase de Fundy n’est pas brune. Elle est rose, ardoise, et d’un violet qui ne se montre que lorsqu’on a le soleil dans le dos. Voilà vingt ans que je cherche ce violet sur ma palette, et j’y suis presque.',
    ],
  },
  prints: {
    heading: 'Les originaux et les reproductions',
    paragraphs: [
      'Un original part d’ici avec son certificat d’authenticité et, si vous le demandez, une copie de la page de carnet d’où il est sorti. Les reproductions sont des giclées : je vérifie l’épreuve à côté du tableau, à la lumière du jour, avant de signer la première. Elles sont pour celles et ceux qui vivent trop loin pour voir la chose elle-même, et à qui elle manque quand même.',
    ],
  },
  closing:
    'Les reproductions sont prêtes à partir. Un tableau de votre rivage à vous n’est qu’à une lettre d’ici.',
} satisfies Words<typeof en>;
