import type en from '../en/commission-images';
import type {Words} from '#contracts/words/words';
import {plural} from './formats';

/** Reference images of a commission: their field, their upload and their errors. */
export default {
  label: 'Images de référence (facultatif)',
  hint: (most: number) =>
    `Jusqu’à ${most} images d’au plus 10\u00a0Mo chacune\u00a0: JPEG, PNG, WebP, AVIF, GIF ou HEIC.`,
  choose: 'Choisir des images',
  chooseMore: 'Choisir d’autres images',
  orDrop: ' ou les déposer ici',
  stored: 'Déjà envoyées :',
  unnamed: 'image',
  noEnding: 'fichier',

  states: {
    waiting: 'En attente',
    uploading: 'Envoi en cours',
    added: 'Ajoutée',
    failed: 'Non ajoutée',
  },
  kilobytes: (size: number) => `${size}\u00a0ko`,
  megabytes: (size: number) => `${size.toFixed(1).replace('.', ',')}\u00a0Mo`,
  uploadOf: (name: string) => `Envoi\u00a0: ${name}`,
  retryOf: (name: string) => ` d’ajouter ${name}`,
  remove: 'Retirer',

  progress: (added: number, total: number) => `${addedOf(added, total)}.`,
  progressSoFar: (added: number, total: number) => `${addedOf(added, total)}, envoi en cours.`,
  notAdded: (names: string, count: number) =>
    plural(count, {
      one: `${names} n’a pas pu être ajoutée.`,
      other: `${names} n’ont pas pu être ajoutées.`,
    }),
  tooMany: (most: number) => `Vous pouvez envoyer jusqu’à ${most} images`,
  leftOut: (names: string, count: number) =>
    plural(count, {
      one: `${names} a été laissée de côté`,
      other: `${names} ont été laissées de côté`,
    }),
  notAddedAndLeftOut: (names: string, count: number) =>
    plural(count, {
      one: `${names} n’a pas pu être ajoutée et a été laissée de côté`,
      other: `${names} n’ont pas pu être ajoutées et ont été laissées de côté`,
    }),
  chooseAgain: 'Veuillez choisir vos images de nouveau',

  failures: {
    notAPicture: 'Seules les images JPEG, PNG, WebP, AVIF, GIF et HEIC peuvent être envoyées',
    tooLarge: 'L’image dépasse 10 Mo',
    unavailable: 'L’image n’a pas pu être envoyée. Veuillez réessayer plus tard.',
  },
} satisfies Words<typeof en>;

function addedOf(added: number, total: number): string {
  return plural(added, {
    one: `${added} image ajoutée sur ${total}`,
    other: `${added} images ajoutées sur ${total}`,
  });
}
