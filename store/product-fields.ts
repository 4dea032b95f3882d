import type {FieldDefinition} from './field-types';
import {PRIVATE_KEY, PRIVATE_KEY_HINT} from './patterns';

/** The namespace of every metafield here: `custom.launch_at`. */
export const NAMESPACE = 'custom';

/** The artist's fields of a work, in addition to Shopify's own, in the order of the admin. */
export const PRODUCT_FIELDS = [
  {
    key: 'launch_at',
    name: 'On sale from',
    type: 'date_time',
    description: "Until then the work is 'Coming Soon' with a countdown, and its price is hidden.",
  },
  {
    key: 'early_access_at',
    name: 'Early access from',
    type: 'date_time',
    description:
      'From then until the launch, the early-access page sells the work. Leave empty to start as soon as the work is announced.',
  },
  {
    key: 'early_access_key',
    name: 'Early-access key',
    type: 'single_line_text_field',
    description: `With a key, the early-access page opens only with ?key= and the key. ${PRIVATE_KEY_HINT} Leave empty to let anyone in who has the link.`,
    ...PRIVATE_KEY,
  },
  {
    key: 'reserved_until',
    name: 'Reserved until',
    type: 'date_time',
    description:
      "Until then the work is shown as 'Reserved'. A hold in the shop sets this automatically. You can also set it yourself, for a work you hold for someone.",
  },
  {
    key: 'ribbon',
    name: 'Ribbon',
    type: 'single_line_text_field',
    description: "A few words across the work's card: 'Last of its edition'.",
  },
  {
    key: 'medium',
    name: 'Medium',
    type: 'single_line_text_field',
    description: "'Oil on canvas', or 'Giclée print of an oil on canvas'.",
  },
  {
    key: 'surface',
    name: 'Surface',
    type: 'single_line_text_field',
    description: "'Linen on birch panel, 2 cm deep'.",
  },
  {key: 'year', name: 'Year', type: 'number_integer', min: 1900},
  {
    key: 'original_size',
    name: 'Original size, in words',
    type: 'single_line_text_field',
    description: "Width first: '48 × 33 in'.",
  },
  {
    key: 'original_width_cm',
    name: 'Original width in cm',
    type: 'number_decimal',
    min: 0,
  },
  {
    key: 'original_height_cm',
    name: 'Original height in cm',
    type: 'number_decimal',
    min: 0,
  },
  {
    key: 'paper',
    name: 'Paper',
    type: 'single_line_text_field',
    description: "'Cotton rag, 310 g/m²'.",
  },
  {
    key: 'edition',
    name: 'Edition',
    type: 'single_line_text_field',
    description:
      "'Edition of 50': each size has this many copies, and its stock is how many are left.",
  },
  {
    key: 'border',
    name: 'Border',
    type: 'single_line_text_field',
    description: "'White, 1 in on every side'.",
  },
  {
    key: 'signature',
    name: 'Signature',
    type: 'single_line_text_field',
    description: "'Signed lower right'.",
  },
  {
    key: 'framing',
    name: 'Framing',
    type: 'single_line_text_field',
    description: "'Unframed'.",
  },
  {
    key: 'certificate',
    name: 'Certificate',
    type: 'single_line_text_field',
    description: "'Yes, signed'.",
  },
  {
    key: 'packing',
    name: 'Packaging',
    type: 'single_line_text_field',
    description: "'Rolled in tissue, in a stiff tube'.",
  },
  {key: 'poem_title', name: 'Title of the poem', type: 'single_line_text_field'},
  {
    key: 'poem_text',
    name: 'The poem',
    type: 'multi_line_text_field',
    description: 'One line per line of the poem, and an empty line between stanzas.',
  },
  {
    key: 'poem_recording',
    name: 'A recording of the poem',
    type: 'file_reference',
    description: 'The poem in your own voice.',
  },
  {key: 'story', name: 'The story of the work', type: 'multi_line_text_field'},
  {
    key: 'related_original',
    name: 'The original of this print',
    type: 'product_reference',
  },
  {
    key: 'related_prints',
    name: 'The prints of this original',
    type: 'list.product_reference',
  },
  {
    key: 'colours',
    name: 'Colours',
    type: 'list.color',
    description:
      'Up to five, the main colour first. Visitors can search by them. npm run art:import takes one from the photograph.',
  },
  {
    key: 'sold_record',
    name: 'Entry in the gallery of sold works',
    type: 'metaobject_reference',
    refersTo: 'gallery_entry',
  },
] as const satisfies readonly FieldDefinition[];

/** The size of the work as it ships, for each variant. */
export const VARIANT_FIELDS = [
  {key: 'width_cm', name: 'Width in cm', type: 'number_decimal', min: 0},
  {key: 'height_cm', name: 'Height in cm', type: 'number_decimal', min: 0},
] as const satisfies readonly FieldDefinition[];
