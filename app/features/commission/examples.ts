import words from '#words/commission';
import type {CommissionsQuery} from 'storefrontapi.generated';
import type {CdnImage} from '~/lib/cdn-image';
import {textOf} from '~/lib/storefront/store-content';

/** A commission, with the sketch that came before it. */
export interface CommissionExample {
  title: string;
  sentence?: string;
  sketch: ExamplePicture;
  painting: ExamplePicture;
  /** What stands below the painting: 'Painting, 16 × 20 in, 2022'. */
  caption: string;
}

export interface ExamplePicture extends CdnImage {
  altText: string;
  width: number;
  height: number;
}

export interface CommissionExamples {
  examples: CommissionExample[];
  /** Quiet lines below all of them. */
  notes: string[];
}

type StoredExamples = CommissionsQuery['examples'] | null | undefined;
type Stored = NonNullable<StoredExamples>['nodes'][number];

/** Commissions with a title and both pictures; undefined where there is none: the page has no such section then. */
export function readExamples(stored: StoredExamples): CommissionExamples | undefined {
  const complete = (stored?.nodes ?? []).flatMap((node) => {
    const example = readExample(node);
    return example ? [{example, note: textOf(node.note)}] : [];
  });
  if (complete.length === 0) return undefined;
  const notes = complete.flatMap(({note}) => note ?? []);
  return {examples: complete.map(({example}) => example), notes: [...new Set(notes)]};
}

function readExample(node: Stored): CommissionExample | null {
  const title = textOf(node.title);
  if (!title) return null;
  const sketch = readPicture(node.sketch, words.examples.sketchOf(title));
  const painting = readPicture(node.painting, title);
  if (!sketch || !painting) return null;
  const sentence = textOf(node.sentence);
  const caption = [words.examples.painting, textOf(node.size), textOf(node.year)]
    .filter(Boolean)
    .join(', ');
  return {title, ...(sentence && {sentence}), sketch, painting, caption};
}

/** Null without a size, which keeps the picture's place while it loads. */
function readPicture(field: Stored['sketch'], fallbackText: string): ExamplePicture | null {
  const reference = field?.reference;
  const image = reference?.__typename === 'MediaImage' ? reference.image : null;
  if (!image?.width || !image.height) return null;
  const {url, width, height} = image;
  return {url, width, height, altText: image.altText || fallbackText};
}
