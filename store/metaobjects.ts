import type {FieldDefinition, MetaobjectDefinition} from './field-types';
import {BUSINESS_DAYS, EMAIL, LINK, type Pattern, WHOLE_ADDRESS} from './patterns';
import {PRIVATE_KEY, PRIVATE_KEY_HINT} from './private-key';

const line = (key: string, name: string, description?: string): FieldDefinition => ({
  key,
  name,
  type: 'single_line_text_field',
  ...(description && {description}),
});
const text = (key: string, name: string, description?: string): FieldDefinition => ({
  key,
  name,
  type: 'multi_line_text_field',
  ...(description && {description}),
});
const picture = (key: string, name: string, description?: string): FieldDefinition => ({
  key,
  name,
  type: 'file_reference',
  ...(description && {description}),
});
const written = (pattern: Pattern, field: FieldDefinition): FieldDefinition => ({
  ...field,
  pattern,
});
const required = (field: FieldDefinition): FieldDefinition => ({...field, isRequired: true});

const PARAGRAPHS = 'An empty line between paragraphs.';

/** The artist's own content, in the order of the admin. What is empty keeps the words of `app/content`. */
export const METAOBJECTS: readonly MetaobjectDefinition[] = [
  {
    type: 'announcement',
    name: 'Announcement bar',
    description: 'One line above every page, such as the date of a fair.',
    displayNameKey: 'text',
    onlyHandle: 'announcement',
    fields: [
      required(line('text', 'What it says')),
      written(
        LINK,
        line('link', 'Where it leads', 'A path of the shop, such as /collections/prints.'),
      ),
      {key: 'starts_at', name: 'Shown from', type: 'date_time'},
      {key: 'ends_at', name: 'Shown until', type: 'date_time'},
    ],
  },
  {
    type: 'home_page',
    name: 'Home page',
    description: 'The picture at the top, and the words beside it.',
    displayNameKey: 'hero_text',
    onlyHandle: 'home-page',
    fields: [
      text('hero_text', 'The sentence beside the picture'),
      picture(
        'hero_picture',
        'The picture at the top',
        'Wide, of 3 by 2 or so, at least 2000 pixels; quiet on its left, where the words stand.',
      ),
      text('mission', 'Your mission'),
      text('vision', 'Your vision'),
    ],
  },
  {
    type: 'biography',
    name: 'Biography',
    description: 'The page about you.',
    displayNameKey: 'lede',
    onlyHandle: 'biography',
    fields: [
      text('lede', 'The first sentence'),
      text('beginnings', 'Beginnings', PARAGRAPHS),
      line('practice_heading', 'Heading of how you work'),
      text('practice', 'How you work', PARAGRAPHS),
      line('prints_heading', 'Heading of originals and prints'),
      text('prints', 'Originals and prints', PARAGRAPHS),
      text('ways_on', 'The last sentence'),
    ],
  },
  {
    type: 'studio_video',
    name: 'Studio video',
    description: 'Silent time-lapses on the page about you.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'The work')),
      text('text', 'A sentence about it'),
      line(
        'name',
        'Name of the film',
        'The files are public/videos/NAME with .mp4, .webm and .vtt.txt.',
      ),
      {key: 'work', name: 'The work in the shop', type: 'product_reference'},
    ],
  },
  {
    type: 'gallery_entry',
    name: 'Sold work',
    description: 'The gallery of sold works, in the order of their places.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      {key: 'year', name: 'Year', type: 'number_integer', isRequired: true, min: 1900},
      required(line('medium', 'Medium')),
      required(picture('picture', 'Picture')),
      line('size', 'Size, in words', "Width first: '48 × 33 in'."),
      {key: 'work', name: 'The original in the shop', type: 'product_reference'},
      {key: 'prints', name: 'Prints of it', type: 'list.product_reference'},
      {key: 'place', name: 'Its place in the gallery', type: 'number_integer', min: 1},
      {
        key: 'dominant_color',
        name: 'Its main colour',
        type: 'color',
        description: "While the picture loads: '#decbb3'. art:import takes it from the photograph.",
      },
    ],
  },
  {
    type: 'series',
    name: 'Series',
    description: 'Works that belong together.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      text('text', 'What holds them together', PARAGRAPHS),
      {key: 'works', name: 'The works, in order', type: 'list.product_reference'},
    ],
  },
  {
    type: 'viewing',
    name: 'Viewing for a collector',
    description: 'A selection at an address that only its guest knows: /view/ and the key.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Heading', "'For Anna'.")),
      {
        ...required(line('key', 'Key', PRIVATE_KEY_HINT)),
        ...PRIVATE_KEY,
      },
      text('text', 'A few words', PARAGRAPHS),
      {
        key: 'works',
        name: 'The works, in order',
        type: 'list.metaobject_reference',
        refersTo: 'viewing_work',
      },
      {key: 'ends_at', name: 'Open until', type: 'date_time'},
    ],
  },
  {
    type: 'viewing_work',
    name: 'Work of a viewing',
    description: 'One work of a viewing, with what you say of it to its guest.',
    displayNameKey: 'label',
    fields: [
      required(line('label', 'Your own label', "'The Long Gale, for Anna'. Nobody else sees it.")),
      {key: 'work', name: 'The work', type: 'product_reference', isRequired: true},
      {
        key: 'price',
        name: 'Price in CAD',
        type: 'number_decimal',
        min: 0,
        description: 'Empty: the price of the shop, where it shows one.',
      },
      text('note', 'A note beside it'),
    ],
  },
  {
    type: 'exhibition',
    name: 'Exhibition',
    description: 'Where the works hang, or hung.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      line('venue', 'Venue', 'The gallery or museum.'),
      line('place', 'Place', 'The town.'),
      line('year', 'Year', "'2026', or '2024 to 2026'."),
      written(WHOLE_ADDRESS, line('url', 'Its page', 'A whole address, with https://.')),
    ],
  },
  {
    type: 'press',
    name: 'Press',
    description: 'What was written about the work.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title of the article')),
      line('publication', 'Publication'),
      {key: 'date', name: 'Date', type: 'date'},
      written(WHOLE_ADDRESS, line('url', 'Its address', 'A whole address, with https://.')),
    ],
  },
  {
    type: 'testimonial',
    name: 'Words of a buyer',
    description: 'What buyers wrote, with their leave.',
    displayNameKey: 'name',
    fields: [
      required(text('quote', 'What was written')),
      required(line('name', 'By whom')),
      line('place', 'Where the buyer lives'),
    ],
  },
  {
    type: 'delivery_times',
    name: 'Delivery times',
    description: 'How long a parcel takes, in business days.',
    displayNameKey: 'preparation_days',
    onlyHandle: 'delivery-times',
    fields: [
      written(
        BUSINESS_DAYS,
        line('preparation_days', 'Days until it leaves the studio', "'7 to 10'. Empty: 3 to 5."),
      ),
      written(
        BUSINESS_DAYS,
        line('canada_days', 'Days on the way in Canada', "'4 to 8'. Empty: nothing is promised."),
      ),
      written(
        BUSINESS_DAYS,
        line('usa_days', 'Days on the way to the USA', "'6 to 12'. Empty: nothing is promised."),
      ),
      text('note', 'A note, such as a holiday', 'On every work, in the cart and on Shipping.'),
    ],
  },
  {
    type: 'selling',
    name: 'Selling',
    description: 'What stays on sale when a size is sold out.',
    onlyHandle: 'selling',
    fields: [
      {
        key: 'other_sizes',
        name: 'Keep selling the other sizes when the first is sold out',
        type: 'boolean',
        description:
          'Otherwise a work is Sold Out as soon as the first of its sizes is, whatever is left of the others.',
      },
    ],
  },
  {
    type: 'site_identity',
    name: 'Who the shop is',
    description: 'Name, address and networks.',
    displayNameKey: 'name',
    onlyHandle: 'site-identity',
    fields: [
      line('name', 'Name of the shop'),
      line('tagline', 'The line below it', 'At the top of the home page, and below every page.'),
      written(EMAIL, line('email', 'E-mail address')),
      {
        key: 'social_links',
        name: 'Addresses of your networks',
        type: 'list.single_line_text_field',
        description: 'A line for each, with https://: TikTok, Instagram, Facebook.',
        pattern: WHOLE_ADDRESS,
      },
    ],
  },
  {
    type: 'commission_desk',
    name: 'Commission desk',
    description: 'Whether you take commissions, and what they cost.',
    displayNameKey: 'state',
    onlyHandle: 'commission-desk',
    fields: [
      {
        ...required(line('state', 'Commissions are')),
        choices: ['open', 'waiting list', 'closed'],
      },
      text('note', 'A sentence beside it'),
      {
        key: 'price_guide',
        name: 'Price guide',
        type: 'list.metaobject_reference',
        refersTo: 'commission_price',
      },
    ],
  },
  {
    type: 'commission_price',
    name: 'Price of a commission',
    description: 'One line of the price guide.',
    displayNameKey: 'size',
    fields: [
      required(
        line('size', 'Size', "As in the form: '8x10', '12x16', '16x20', '24x36' or 'custom'."),
      ),
      required(line('price', 'Price', "'from CAD $900.00'")),
    ],
  },
  {
    type: 'commission_example',
    name: 'Past commission',
    description:
      'A painting beside its sketch, on the page Commissions: the six that you wrote first.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      text('sentence', 'A sentence about it'),
      required(picture('sketch', 'The sketch')),
      required(picture('painting', 'The painting')),
      line('size', 'Size', "'16 × 20 in'"),
      {key: 'year', name: 'Year', type: 'number_integer', min: 1900},
      line(
        'note',
        'A quiet line below all of them',
        'Where several have the same, it is said once.',
      ),
    ],
  },
];
