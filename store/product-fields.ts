import {
  dateTime,
  decimal,
  type FieldDefinition,
  integer,
  line,
  file,
  product,
  products,
  text,
} from './field-types';
import {PRIVATE_KEY, PRIVATE_KEY_HINT} from './patterns';

/** The namespace of every metafield here: `custom.launch_at`. */
export const NAMESPACE = 'custom';

/** The artist's fields of a work, in addition to Shopify's own, in the order of the admin. */
export const PRODUCT_FIELDS: readonly FieldDefinition[] = [
  dateTime(
    'launch_at',
    'On sale from',
    "Until then the work is 'Coming Soon' with a countdown, and its price is hidden.",
  ),
  dateTime(
    'early_access_at',
    'Early access from',
    'From then until the launch, the early-access page sells the work. Leave empty to start as soon as the work is announced.',
  ),
  {
    ...line(
      'early_access_key',
      'Early-access key',
      `With a key, the early-access page opens only with ?key= and the key. ${PRIVATE_KEY_HINT} Leave empty to let anyone in who has the link.`,
    ),
    ...PRIVATE_KEY,
  },
  dateTime(
    'reserved_until',
    'Reserved until',
    "Until then the work is shown as 'Reserved'. A hold in the shop sets this automatically. You can also set it yourself, for a work you hold for someone.",
  ),
  line('ribbon', 'Ribbon', "A few words across the work's card: 'Last of its edition'."),
  line('medium', 'Medium', "'Oil on canvas', or 'Giclée print of an oil on canvas'."),
  line('surface', 'Surface', "'Linen on birch panel, 2 cm deep'."),
  {...integer('year', 'Year'), min: 1900},
  line('original_size', 'Original size, in words', "Width first: '48 × 33 in'."),
  {...decimal('original_width_cm', 'Original width in cm'), min: 0},
  {...decimal('original_height_cm', 'Original height in cm'), min: 0},
  line('paper', 'Paper', "'Cotton rag, 310 g/m²'."),
  line(
    'edition',
    'Edition',
    "'Edition of 50': each size has this many copies, and its stock is how many are left.",
  ),
  line('border', 'Border', "'White, 1 in on every side'."),
  line('signature', 'Signature', "'Signed lower right'."),
  line('framing', 'Framing', "'Unframed'."),
  line('certificate', 'Certificate', "'Yes, signed'."),
  line('packing', 'Packaging', "'Rolled in tissue, in a stiff tube'."),
  line('poem_title', 'Title of the poem'),
  text(
    'poem_text',
    'The poem',
    'One line per line of the poem, and an empty line between stanzas.',
  ),
  file('poem_recording', 'A recording of the poem', 'The poem in your own voice.'),
  text('story', 'The story of the work'),
  product('related_original', 'The original of this print'),
  products('related_prints', 'The prints of this original'),
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
];

/** The size of the work as it ships, for each variant. */
export const VARIANT_FIELDS: readonly FieldDefinition[] = [
  {...decimal('width_cm', 'Width in cm'), min: 0},
  {...decimal('height_cm', 'Height in cm'), min: 0},
];
