import type en from '../en/poems';
import type {Words} from '#contracts/words/words';

/** The artist's words for her works, recreated in French: verse stays verse, and rhyme stays rhyme. */
export default {
  instructionsForFirstLight: {
    title: 'Mode d’emploi du point du jour',
    text: `Venez avant la bouilloire.
Laissez la porte au loquet, le chien
à sa dispute avec le sommeil.
Prenez le sentier que la marée vient de lire
et ne lui parlez pas encore.

Quand le rocher passe du fer au pain,
ne bougez plus. Tout est là.
La lampe, là-haut, continuera de tourner
une minute de plus qu’il ne faut,
comme une mère, entendant l’auto
rentrée dans la cour, reste à écouter encore.

Puis de l’or, en morceaux, jusqu’à vos pieds.
Nul besoin de le mériter. Il suffit
de s’être levé.`,
  },
  thirdDay: {
    title: 'Troisième jour',
    text: `Le premier jour, nous avons dit : il va s’épuiser.
Le deuxième, nous en avons dit moins.
Le troisième, la maison avait appris l’air
et nous allions et venions au-dedans du bruit
comme des gens qui habitent un coquillage.

Mon père disait qu’on ne peut pas en vouloir au temps,
ce n’est pas vous qu’il regarde. Mais je me suis tenue
là où la route renonce, et j’ai vu une mer
venir de soixante kilomètres se briser sur ce seul rocher,
et je vous le dis : elle regardait.

Ce que je voulais peindre, ce n’était pas la vague.
C’était la demi-seconde d’après,
quand tout son toit blanc reste suspendu là,
à décider.`,
  },
  glassblower: {
    title: 'Souffleuse de verre',
    text: `Une vague est une chose que la mer fait
avec du souffle, et ne garde pas.

Regardez : elle se ramasse, elle s’amincit,
elle s’éclaire par-derrière
comme le flanc d’une bouteille
qu’on lève pour voir ce qu’il en reste.

Toutes les cinq ou six, une est parfaite.
Aucune n’est sauvée.
Tout le jour, le long four bleu
les tourne et les laisse tomber,

et moi qui garde tout,
la ficelle, les lettres, les mauvaises clés,
je suis descendue ici, du sel sur mes lunettes,
prendre des leçons.`,
  },
  sixHours: {
    title: 'Six heures',
    text: `Six heures durant, la mer nous prête son plancher.
Nous descendons l’escalier dans nos souliers de tous les jours.

Voici les géants, les chevilles dans rien du tout,
des forêts entières leur poussant du chapeau.
Ma nièce veut savoir qui les a sculptés.
L’eau, lui dis-je. Avec quoi? Avec encore de l’eau.
Elle pose la paume à plat sur la roche
comme on le ferait à un cheval.

Quand la corne sonne, nous remontons
nous accouder avec tout le monde à la rambarde
pour voir la mer rentrer nos traces de pas.

La nuit venue, elle me demande dans le noir
sur quoi les géants sont debout maintenant.
Sur la même chose, lui dis-je.
Ils font seulement semblant de nager.`,
  },
  rollCall: {
    title: 'L’appel',
    text: `La cabane rouge est à Everett, qui ne ferme jamais à clé.
La jaune a été peinte par erreur, le mauvais bidon,
et elle est jaune depuis vingt ans.
La blanche vend de la boëtte, de la glace, des opinions.

Le bateau porte le nom d’une fille
qui a grandi, est partie vivre à Calgary
et revient chaque juillet se faire photographier
à côté de son propre nom.

La mer est basse. Le quai se tient sur ses longues jambes
comme un héron qui réfléchit.
Un goéland dit une chose. Un autre goéland
dit la même chose, plus fort, et voilà
les affaires du jour commencées.`,
  },
  aground: {
    title: 'Échouée',
    text: `Je trouvais jadis que la barque avait l’air triste ainsi,
la quille dans la vase, appuyée sur un coude,
l’amarre devenue molle et filant vers nulle part.

Puis j’ai pris de l’âge, et j’ai été quelques années
échouée moi-même, et j’ai appris
ce que faisait la barque. Elle se reposait.
Elle avait posé tout son poids.

Personne ne hale une barque dans la vase.
On remonte à la maison. On allume la lampe.
On sait ce qu’il en est de la lune.

Et quelque part au-delà de la barre, dans la dernière couleur,
un fil brillant remue, s’élargit un peu,
retrouve le chenal dont il se souvient
et s’en vient, sans se presser, avec de bonnes nouvelles.`,
  },
  whatTheTwoBoatsSaid: {
    title: 'Ce que se sont dit les deux bateaux',
    text: `— On voit quelque chose?

— Un peu de brillant, du côté de la pointe.

— Tu disais ça il y a une heure.

— C’était là il y a une heure. C’est plus près.

Le bateau jaune était neuf et n’avait encore jamais été laissé. Le bateau rouge était plus vieux que la route.

— Et si elle ne vient pas?

Le bateau rouge réfléchit. En soixante ans, il avait été repeint onze fois, coulé une fois, et quitté chaque jour que Dieu fait par l’océan tout entier.

— Écoute, dit-il.

Sous la vase, sous le silence, un petit bruit : celui d’une infinité de trous minuscules qui relâchaient leur souffle.

— Qu’est-ce que c’est?

— Ça, dit le bateau rouge, ce sont tous les autres qui attendent, et qui font de la place.`,
  },
  offing: {
    title: 'Le large',
    text: `Il y a un mot pour la partie de la mer
que l’on voit et que l’on n’atteindrait pas avant le souper :
le large. C’est là que sont les choses
quand elles sont presque ici.

Voilà des années que je le garde à l’œil.
Des navires en sont sortis, et de la pluie,
et une fois, à midi, un orignal, à la nage,
comme en retard pour un rendez-vous.

Le plus souvent il est vide, et il brille,
et ne demande rien, et je m’aperçois
que j’aime une maison qui a du large devant elle.
J’aime laver les tasses et regarder.`,
  },
  lullabyForAWatchkeeper: {
    title: 'Berceuse pour l’homme de quart',
    text: `Chut, la drisse, et chut, la cale au fond du navire,
la lune a un sou neuf que nul ne peut s’offrir,
elle l’a laissé choir, et brisé si menu
que pour tout ramasser, personne n’est venu.

Gouverne sur ses bouts, gouverne à la couture,
la moitié du chemin est un songe qui dure,
la moitié, la boussole, et la moitié, l’abri
(cela fait trois moitiés, mais la mer est ainsi).

Chut, la barre, et chut, la cloche, ne parlons plus,
la côte a un secret que les îles ont tu :
que toute la nuit, sur le toit de l’eau profonde,
la lumière marche pour endormir son monde.`,
  },
  arrival: {
    title: 'Arrivée',
    text: `D’abord il n’y avait rien, et c’était blanc.
Puis là-dedans un épaississement, comme une pensée.
Puis deux traits, debout, ceux
que fait un enfant pour dire des gens.

Nous l’avons entendue avant qu’elle soit achevée :
une poulie qui grince, une toux,
un couvercle de bouilloire. Tout ce blanc
et, dedans, du thé.

Puis elle était là, simplement,
comme les morts y sont dans les rêves,
chaque cordage à sa place, passant si près
que nous aurions pu leur tendre le pain.

À la lisse, un homme a touché sa casquette.
Nous avons touché les nôtres. Et la brume,
comme un commis au gros tampon mou,
est descendue la classer.`,
  },
  signature: {
    title: 'Signature',
    text: `Quarante tonnes, et elle sort
sans claquer la porte.

Le bateau s’était tu.
L’homme au haut-parleur
était à court de renseignements.
La queue est montée, noire, sans hâte,
ruisselant par les bords,
comme la dernière page de quelque chose
qu’on nous tenait levée pour que l’on voie
que c’était signé.

Puis, sur l’eau, cette place ronde et lisse
que le guide appelle une empreinte.

L’enfant de quelqu’un a salué de la main.
Nous sommes restés un bon moment, tous,
tournés du même côté.`,
  },
  ghazalOfTheBirches: {
    title: 'Ghazal des bouleaux',
    text: `Nulle cloche, et je suis entrée sous les bouleaux.
Pour hymne, un vent qui m’a nommée sous les bouleaux.

Tu disais que l’or n’est que du vert qui oublie.
Je n’ai cessé depuis d’y penser sous les bouleaux.

Quelqu’un de petit pela une page pour écrire.
La lettre n’a pas fini de brûler sous les bouleaux.

Toute l’année je dois, je réponds, je m’excuse;
une heure par an, rien à expier sous les bouleaux.

La lumière, de biais, prend place à chaque banc,
ni timide ni apprivoisée sous les bouleaux.

Et toi qui tiens un pinceau comme un cierge :
souffle la honte; ose rester sous les bouleaux.`,
  },
  theNeighbour: {
    title: 'Le voisin',
    text: `Ma grand-mère l’appelait le voisin. « Le voisin est debout de bonne heure », disait-elle en septembre, quand la première branche rougissait. « Le voisin est dans tous ses états », quand il ventait.

C’est à cette fenêtre de cuisine qu’elle est devenue veuve, que la neige l’a enfermée, qu’on l’a redemandée en mariage et qu’elle a dit non. Quand l’équipe de la voirie est venue élargir l’accotement, elle a sorti une chaise et s’est assise sous l’arbre avec son tricot. Il pleuvait. Elle avait apporté un thermos.

Ils ont déplacé la route. On voit la courbe d’ici; les étrangers pensent qu’il doit y avoir une raison, une roche, une source.

Il y en avait une. Elle mesurait cinq pieds un, et le bas qu’elle a fini ce jour-là était un gauche.`,
  },
  tracks: {
    title: 'Traces',
    text: `Deux lignes montent la côte jusqu’à la porte.
C’est toute l’histoire. On peut s’arrêter là.

Ou bien demander ce que portait le traîneau
(du bois; un sac de moulée; le plus jeune, endormi),
et qui tirait, et si c’était loin,
et s’ils s’étaient fâchés, et si c’était réparé.

Quelqu’un a frotté une allumette à la fenêtre.
Quelqu’un a dit : essuyez vos pieds.
La grange a pris son souffle de bêtes
et l’a retenu jusqu’au matin.

Mais la neige, qui parle franc,
dit seulement : ils sont sortis. Ils sont rentrés.
Et pose sa main bleue sur le champ
comme pour garder la page.`,
  },
  toll: {
    title: 'Péage',
    text: `Ma mère, sur le pont, retenait son haleine
et nous de même : un vœu, disait-elle, un trésor.
Les planches défilaient, jointures d’une chaîne,
un tambour sous nos pieds. Le noir, c’était de l’or.
On sentait le vieux foin, l’eau, le temps d’autrefois.
Un carré de jour vint, un timbre, puis fenêtre,
puis porte; et l’on sortait enfin, tous à la fois,
à bout d’air, tout dorés, et le souffle allait naître.

J’ai voulu des chevaux. Puis lui. Puis, une année,
rien que le souffle. Elle est partie; et sur le pont,
un écriteau. Toujours, quelque feuille fanée
glisse, rouge sur rouge, au fil de l’eau; au fond,
je le retiens encore, et roule, et d’une rive
je ressors à l’autre, à la lumière, et j’arrive.`,
  },
  weed: {
    title: 'Mauvaise herbe',
    text: `À proprement parler, ils ne sont pas d’ici.
La tante de quelqu’un en a rapporté la graine dans un ourlet,
un cornet de papier, une poche.
Ils se sont échappés. Ils n’ont pas demandé.

En juin, ils tiennent le fossé, le talus,
le cimetière, les deux bords du chemin du dépotoir,
violet sur violet, rose où cela leur plaît,
accoudés aux clôtures comme des cousins à une noce.

L’homme du comté dit : envahissant.
On ne l’a pas annoncé aux abeilles.

J’aime une chose qui aime un lieu
où elle n’est pas née, et qui le dit,
tout haut, dans le gravier,
chaque année, de tout ce qu’elle a.`,
  },
  stillLifeWithHurry: {
    title: 'Nature morte, pressée',
    text: `Les fleurs ne tiennent pas en place. C’est là le comique.
Le temps d’avoir la cruche, l’épaule bleue de la cruche,
l’épi de gauche avait salué. À midi,
un froissement : des pétales sur la nappe,
petits comme des boutons perdus par un enfant.

Ceux-là, je les ai peints. J’ai peint où ils avaient été.
La pomme, étant coquette, ne m’a donné aucun mal.

Qu’est-ce que tu fais de tes journées? me demande mon frère.
Je fais la course, dis-je. Assise en tablier,
je cours aussi fort que je peux courir
contre une cruche de lupins,
et chaque fois ils gagnent, et chaque fois
ils laissent derrière eux la couleur sur la table.`,
  },
  heronFiveWays: {
    title: 'Héron, cinq façons',
    text: `1.
Un point d’interrogation
que quelqu’un a laissé debout dans la réponse.

2.
Complet gris. Cravate mince.
Le croque-mort, à son jour de congé,
à la pêche.

3.
Toute la matinée, rien.
Puis un rien si rapide
que le méné est arrivé en retard.

4.
On peut regarder un héron
aussi longtemps qu’on peut n’être personne.
Dès qu’on est de nouveau quelqu’un,
il est à quatre champs de là.

5.
Se repliant au crépuscule,
patte, cou, patte,
comme un lutrin
après le concert,
l’air s’en allant encore par le marais
le long de l’unique fil brillant de l’eau.`,
  },
  rehearsal: {
    title: 'Répétition',
    text: `Nous avions renoncé, nous étions couchés
quand on a frappé : vous feriez mieux de venir.

Elles répétaient. Cela se voyait
à leur façon de commencer et de s’interrompre,
une phrase de vert, un silence, les altos
secouant une longue manche rose.

Personne ne parlait. Notre souffle montait
et l’on n’en avait pas besoin.
Le lac prenait tout en note
dans sa sténo à lui.

On me dit qu’il n’y a pas le moindre son.
Je sais seulement que j’ai entendu
cette sorte de silence que fait une foule
quand les mains sont retombées,
avant que le premier ose applaudir :
ce silence-là, une heure durant.`,
  },
  nightCheck: {
    title: 'Ronde de nuit',
    text: `À deux heures du matin, je vais voir la taure avec le fanal, mon manteau par-dessus ma jaquette, en sacrant. Elle me regarde comme elles font toujours, comme si c’était moi qui étais en difficulté.

Rien encore. Je m’assois sur le seau.

Au bout d’un moment, je baisse le fanal pour le ménager, et la porte se remplit d’étoiles. Je ne dis pas quelques-unes. Je dis qu’il n’y avait pas entre elles la place de faire passer un chat. La taure respirait. Toute la grange respirait. Je me suis dit : nous voilà, deux vieilles dames sous tout ça, à attendre quelqu’un qui aura les oreilles mouillées.

Il est venu à quatre heures, tout en genoux. Je lui ai donné le nom de la plus brillante, et je m’étais trompée d’étoile, et cela lui allait bien.`,
  },
  slow: {
    title: 'Lentement',
    text: `Pour un de mes pas, toi, tu dois en faire deux;
je fais donc des demi-pas. Et c’est nous. On passe :
l’école, puis la lampe aux phalènes de glace,
la maison du chien, le chien, le chemin neigeux.

Tu me dis tout d’Olivier, de ses coups affreux;
j’ignorais qu’on pouvait vous ravir votre place
au lancer de grésil. Je vois, dis-je à voix basse;
et qui gagnait, dis-je, avant ce tour malheureux?

Un jour tu feras, toi, les grands pas. Au tournant,
tu battras des pieds, grand, gentil, prêt à m’attendre,
et je viendrai derrière, où je verrai descendre

une autre neige, sans hâte, à l’heure pourtant,
de lampe en lampe, en parlant, si l’on est capable.
À toi les demi-pas. La soupe est sur la table.`,
  },
  theLastHouse: {
    title: 'La dernière maison',
    text: `On ne montre jamais ce bout. La bride au pieu,
les rennes, apaisés, fumant sous la ramée;
les vieux genoux, le flanc, leur plainte accoutumée;
un sac, une lanterne, un toit : le dernier lieu.

La dernière, toujours, il y va pas à pas.
Il aime ce bruit sec, les étoiles, l’haleine
d’une cheminée. Un enfant, là-haut, à peine
couché, veille, et marchande avec la suie, en bas.

Il s’arrête un peu court, au bord de l’or que jette
la vitre, et s’y laisse un moment chauffer la manche.
Mille toits. Tout un monde à croire, une nuit blanche.
Il est las. Quatre cents hivers sont sur sa tête.

Et chaque année il est surpris, silencieux :
que la porte est petite. Et qu’elle emplit ses yeux.`,
  },
  patternForASingleQuilt: {
    title: 'Patron pour une courtepointe à une place',
    text: `Prenez une rivière, largeur au choix.
Sur la rive gauche, taillez : avoine, patates, trèfle,
un carré de labour du brun d’un thé fort.
À droite, pareil, mais laissez décider la lumière.

Rapportez une grange. Rouge, pour que l’œil s’y pose.
Bâtissez avec une route.
Prévoyez pour la colline : elle en prendra plus qu’on ne croit.

Servez-vous de ce que vous avez. Servez-vous du champ
que votre oncle a perdu aux cartes, du coin mouillé,
de l’acre dont personne ne parle.
Repliez tous les bords à vif.

Piquez de clôtures, d’hirondelles, du long
va-et-vient de quelqu’un sur un tracteur,
de six à six, qui chante et croit
que personne au monde ne l’entend.`,
  },
  aGoodDryingDay: {
    title: 'Un bon jour pour étendre',
    text: `Mettez en panne, les draps. Les taies ont pris le vent.
La chemise de mon père est à mi-chemin des Bermudes.
J’ai trois épingles dans la bouche et ne peux t’appeler,
te dire de venir tenir l’autre coin,

alors voici du sémaphore : deux bras, un claquement.
Cela veut dire : le vent a tourné. Cela veut dire : viens vite.
Cela veut dire : je t’ai vu monter le sentier
et je suis là depuis, à disposer du linge

de façon à me trouver derrière.`,
  },
  jStroke: {
    title: 'Le coup en J',
    text: `Qui est assis devant voit tout en premier
et ne dirige rien. Qui est assis derrière
dirige, et voit surtout le chapeau de l’autre.

Voilà trente et un ans qu’ils se disputent : lequel est l’amour.

Ce matin, aucun des deux. Une brume si épaisse
que l’avant y est entré en laissant l’arrière au monde.
Puis le soleil, puis tout d’un coup une île
suspendue dans l’air, sans pieds dessous.

« Là », a-t-elle dit. « Je la vois », a-t-il dit,
lui qui ne pouvait pas, pas encore,

et il a mis ce petit tour de poignet
qui garde droite une chose droite,
et que jamais personne, à l’avant, n’a vu.`,
  },
  recipe: {
    title: 'Recette',
    text: `Quatre tasses de bleuets (petits, sauvages, avec leur pruine).
La colline d’où ils viennent. Un râteau emprunté.
Un coup de soleil, sur la nuque.
Deux sœurs, qui ne se parlent plus depuis jeudi.

Mêler dans un bol blanc au bord ébréché.
Ne pas demander qui l’a ébréché.

Poser sur la table entre elles.
Attendre.

Quand la première avance la main, et que la seconde
dit : ceux-là sont presque tous verts, ce sont les tiens,
et que la première dit : toi, tu as toujours cueilli propre,

remuer doucement. C’est prêt
quand cela se tient et que cela tache tout.

Pour deux personnes. Se garde tout l’hiver.`,
  },
  elevenGrams: {
    title: 'Onze grammes',
    text: `Poids d’une mésange : onze grammes.
Soit quatre sous noirs, ou une lettre
qui ne dit pas grand-chose.

Elle baisse son feu la nuit pour ménager le combustible.
Elle cache une graine dans chaque fente en mars
et se fait pousser, chaque automne, un supplément de cervelle
pour y loger la carte. Au printemps,
cette part-là, elle la laisse aller. Je trouve cela
généreux et inquiétant.

Moins trente. Le vent tout droit du fleuve.
Je suis à la fenêtre en deux chandails,
avec l’impression d’en avoir à peu près assez,

et là, sur le lilas,
ronde comme une mitaine, redisant qui elle est,
encore et encore, à janvier tout entier,
il y a quelqu’un qui n’en a pas assez.`,
  },
  breakthrough: {
    title: 'La percée',
    text: `Cela ne vient pas comme une porte qui s’ouvre.
Cela vient comme la glace : des mois de non,
un bleu si dur qu’on pouvait bâtir dessus,
et vous l’avez fait, vous avez bâti là,
vous avez appelé cela la vie.

Puis une nuit, un bruit.
Pas fort. Un fil que l’on tire
à travers toute la largeur de la rivière.

Et vous voilà, dans le noir, à avoir peur
de la chose même que vous demandiez au ciel,
parce qu’elle n’est pas douce,
parce qu’elle monte d’en dessous,
parce que tout ce que vous aviez cloué
est sur le point de lâcher…

Levez-vous. Allez à sa rencontre.
Tout ce blanc n’était que de la lumière
qui vous tournait le dos.
Voyez : elle a entendu son nom.`,
  },
  wrack: {
    title: 'Laisse de mer',
    text: `Tout en haut : de la paille, un gant, la ligne de janvier.
En dessous, avril, surtout de la corde.
En dessous, du varech et un bras de poupée, juin.

Une grève est un registre que personne n’arrête.
Deux fois par jour on l’écrit, deux fois par jour
on le biffe, et toujours
de la même main penchée.

Je la parcours comme on reprend de vieux comptes :
ici j’ai été sotte. Ici j’étais absente.
Voici une bande claire et mouillée, sans débris,
pas plus large qu’un souffle, bleu-vert, déposée
depuis si peu qu’elle n’a pas de bords.

Je crois que c’est moi.
Je crois que c’est là que je dois me tenir.`,
  },
  sailingDirections: {
    title: 'Instructions nautiques',
    text: `Les navigateurs sont avisés que le levé de ce passage est incomplet.

Le courant porte au nord avec le flot, sauf là où il n’y porte pas. Des remous se forment. Ils ne sont pas toujours au même endroit, mais ils sont toujours de la même humeur.

Un navire sans propulsion peut se trouver emporté, avec une grande douceur, fort loin dans la mauvaise direction. Il n’y a là aucun danger s’il ne se débat pas.

Du corail a été signalé, bien qu’il n’y ait pas de corail ici. Du chant également.

Les anciens recommandent ce qui suit : lâcher la barre. Noter la couleur de l’eau. Quand elle passe du vert à cet autre vert, vous sentirez quelque chose prendre la quille, comme une main sous le coude, au bal.

Allez-y.`,
  },
  bankingTheFire: {
    title: 'Couvrir le feu',
    text: `Tirez la braise. Au fond, couchez la grosse bûche.
La cendre par-dessus, comme on borde un enfant,
sans serrer. Il le faut tiède, il le faut clément,
qu’une idée rouge dorme au noir, comme une ruche.

Fermez la clé. Laissez un rien de porte ouverte.
La maison craque, froide. On court, à petits pas,
dans le mur. Tout le jour, doux, vous ne l’étiez pas;
vous le savez. Laissez aller aussi la perte.

Au matin, pas de feu que l’œil puisse connaître.
C’est gris. C’est mort. C’est bien ce que vous redoutiez.
Alors, à genoux, bougez le gris, et soufflez.

C’est tout ce que je sais de la foi : se remettre
à genoux, tâter la cendre de sa main nue,
y souffler, et la voir vouloir luire, ténue.`,
  },
  howToDrawABoat: {
    title: 'Comment dessiner un bateau',
    text: `Commencez par un sourire. C’est la coque.
Faites-la rouge, qu’on puisse la trouver.

Maintenant un bâton tout droit, pour l’espoir.
Deux triangles qui s’y appuient,
un pour l’aller, un pour le retour.
Ce n’est rien s’ils ne sont pas pareils.

La mer se met dessous. Les gens l’oublient.
Mettez-en plus que vous ne croyez qu’il en faut.

En dernier, un soleil. Qu’il touche quelque chose.

Voilà. Vous aviez cinq ans quand vous avez appris cela.
Depuis, vous avez pris des leçons, vu du pays,
lu les livres sur la couleur,
et il vous a fallu quarante ans
pour refaire un sourire aussi simple.`,
  },
  inventory: {
    title: 'Inventaire',
    text: `Item : des coquelicots, trop nombreux pour être sérieux.
Item : un lis qui s’est ouvert pendant le souper
et nous a mis en retard pour la tarte.
Item : une abeille, employée.

Item : du jaune. Item : encore du jaune.
Item : ce machin-là, que nous n’avons jamais planté.
Item : le boyau, resté ouvert, qui écrit
sa longue phrase d’argent dans les haricots.

Item : ton chapeau sur le poteau de la barrière, et toi,
vraisemblablement, sous les pois.
Item : l’heure entre sept et neuf,
qui a duré une semaine environ.

Reporté de l’an dernier : rien.
Dû : rien.
En main : tout, tout,
viens dehors regarder.`,
  },
  theTranslator: {
    title: 'L’interprète',
    text: `Il y a quatre cris, dit le livret.
L’ululement : je suis ici. La plainte : où es-tu?
La tyrolienne : à moi. Le trémolo : alarme,
ou joie, ce n’est pas toujours clair.

J’ai le téléphone depuis cinquante ans
et n’ai jamais dit grand-chose d’autre.

Ce soir, de l’autre côté du lac, l’un d’eux se plaint,
un long son déboutonné, qui passe
au travers de la moustiquaire, au travers du livre,
et tout le noir se redresse et écoute,

puis, si loin que ce pourrait être un souvenir,
un autre, plus bas : ici. Je suis ici.
Je suis ici. Où es-tu? Ici.`,
  },
  log: {
    title: 'Journal du phare',
    text: `Vent de N.-O., faible. Visibilité illimitée. Lampe allumée à 19 h 52.

On vous dira qu’un gardien garde la lumière. C’est l’inverse. La lumière se garde toute seule, elle ne veut que de l’huile et une vitre propre. Ce que je gardais, c’était le noir.

Je le gardais entier. J’empêchais qu’on le prenne pour rien. Chaque nuit j’y faisais un point brillant, toutes les neuf secondes, pour qu’on voie comme il était large, et de quelle bonne étoffe.

22 h 40. Des étoiles jusque dans l’eau. Pas trouvé la couture.

2 h 15. Un navire passe, rien que ses feux, bien au large. Levé le store deux fois. Il a salué de ses feux.

C’est tout. Voilà la conversation. On ne croirait pas comme on va loin avec ça.

Lampe éteinte à 5 h 31. Tout le monde y est.`,
  },
} satisfies Words<typeof en>;
