import type {CommissionsQuery} from 'storefrontapi.generated';
import type {CdnImage} from '~/lib/cdn-image';
import {pictureOf} from '~/lib/storefront/image-fragments';
import {fieldOf, textsOf} from '~/lib/storefront/metaobject-fields';
import type {ShopWords} from '~/words';

/** A commission and its sketch. */
export interface CommissionExample {
  title: string;
  sentence?: string;
  sketch: ExamplePicture;
  painting: ExamplePicture;
  /** The caption of the painting: 'Painting, 16 × 20 in, 2022'. */
  caption: string;
}

export interface ExamplePicture extends CdnImage {
  altText: string;
  width: number;
  height: number;
}

export interface CommissionExamples {
  examples: CommissionExample[];
  /** Small print below all of them. */
  notes: string[];
}

type StoredExamples = CommissionsQuery['examples'] | undefined;
type Stored = NonNullable<StoredExamples>['nodes'][number];

/** Commissions with a title and both pictures; undefined when there are none, and the page then has no such section. */
export function readExamples(
  words: ShopWords,
  stored: StoredExamples,
): CommissionExamples | undefined {
  const complete = (stored?.nodes ?? []).flatMap((node) => {
    const {title, sentence, size, year, note} = textsOf(node);
    if (!title) return [];
    const sketch = readPicture(node, 'sketch', words.commission.examples.sketchOf(title));
    const painting = readPicture(node, 'painting', title);
    if (!sketch || !painting) return [];
    const caption = [words.commission.examples.painting, size, year].filter(Boolean).join(', ');
    return {example: {title, sentence, sketch, painting, caption}, note};
  });
  if (complete.length === 0) return undefined;
  const notes = complete.flatMap(({note}) => note ?? []);
  return {examples: complete.map(({example}) => example), notes: [...new Set(notes)]};
}

/** Null without a size, which reserves the picture's space while it loads. */
function readPicture(
  node: Stored,
  key: 'sketch' | 'painting',
  fallbackText: string,
): ExamplePicture | null {
  const image = pictureOf(fieldOf(node, key));
  if (!image?.width || !image.height) return null;
  const {url, width, height} = image;
  return {url, width, height, altText: image.altText || fallbackText};
}
