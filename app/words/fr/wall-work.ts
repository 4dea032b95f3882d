import type en from '../en/wall-work';
import type {Words} from '#contracts/words/words';

/** A work on the visitor's wall: the name of an original's size, and why a work is not shown. */
export default {
  original: 'Original',
  noPicture: (title: string) => `« ${title} » n’a pas d’image à accrocher à votre mur.`,
  otherProportions: (title: string) =>
    `L’image de « ${title} » n’a pas les proportions des dimensions indiquées. L’œuvre n’est donc pas montrée au mur : elle y paraîtrait plus grande ou plus petite qu’elle ne l’est.`,
  noSize: (title: string) =>
    `Les dimensions de « ${title} » ne sont pas indiquées. L’œuvre ne peut donc pas être montrée au mur à l’échelle.`,
} satisfies Words<typeof en>;
