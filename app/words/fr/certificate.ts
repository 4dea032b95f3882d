import type en from '../en/certificate';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  sheet: {
    title: 'Certificat d’authenticité',
    specimen: 'Spécimen',
    pictureOf: (title: string) => `Image de ${title}`,
    genuine: (artist: string) =>
      `Ce certificat atteste que l’œuvre décrite ici est une œuvre authentique de ${artist}.`,
    certificate: 'Certificat',
    noNumberYet: 'Numéro attribué à la vente',
    checkedAt: 'À vérifier à l’adresse',
    anyoneCanCheckAt: 'Vérifiable par tous à l’adresse',
  },
  rows: {
    artist: 'Artiste',
    work: 'Œuvre',
    original: 'Original, pièce unique',
    print: 'Reproduction d’art',
    editionNumber: (number: number | string, size: number) => `Numéro ${number} sur ${size}`,
    issued: 'Délivré le',
    onSale: 'jour de la vente',
  },
  form: {number: 'Numéro du certificat', check: 'Vérifier'},
  print: 'Imprimer',
  check: {
    documentTitle: 'Vérifier un certificat',
    description: 'Entrez le numéro d’un certificat pour voir à quelle œuvre il appartient.',
    title: 'Vérifier un certificat',
    introduction:
      'Le numéro se trouve au bas du certificat. Entrez-le pour voir l’œuvre à laquelle il appartient.',
    specimen: 'Voir un spécimen',
  },
  found: {
    untitled: 'Certificat',
    title: (work: string) => `Certificat : ${work}`,
    description:
      'Un certificat d’authenticité : l’œuvre à laquelle il appartient, et la confirmation qu’elle est authentique.',
    genuine: 'Ce certificat est authentique : la boutique l’a délivré sous ce numéro.',
  },
  unknown: {
    title: 'Aucun certificat ne porte ce numéro',
    text: 'Veuillez le comparer avec celui du certificat : les lettres I, L, O et U ne figurent jamais dans la dernière partie. Si le numéro est exact et reste introuvable, écrivez-moi, et je le chercherai.',
  },
  limited: {
    title: 'Trop de vérifications pour le moment',
    text: 'Beaucoup de certificats ont été vérifiés depuis votre réseau en moins d’une heure. Veuillez réessayer dans une heure.',
  },
  failed: {
    title: 'Le certificat ne peut pas être vérifié pour l’instant',
    text: 'L’œuvre n’est pas en cause : le registre est momentanément inaccessible. Réessayez dans un moment.',
  },
  contact: 'Écrivez-moi au sujet d’un certificat',
  contactSubject: 'Un certificat',
  specimen: {
    documentTitle: 'Spécimen de certificat',
    description: 'À quoi ressemble le certificat d’une œuvre, avant l’achat.',
    before: 'Voici à quoi ressemblera le certificat de',
    after:
      '. Sa page et son numéro seront à vous quand l’œuvre le sera; votre nom n’y figurera pas.',
    seeWork: 'Voir l’œuvre',
    failed: 'Le spécimen n’a pas pu être chargé.',
  },
} satisfies Words<typeof en>;
