import {SIZES} from '../supabase/functions/_shared/contracts/commission';
import {
  date,
  dateTime,
  file,
  integer,
  line,
  lines,
  type MetaobjectDefinition,
  product,
  products,
  required,
  text,
  yesOrNo,
} from './field-types';
import {BUSINESS_DAYS, EMAIL, FULL_URL, LINK, PRIVATE_KEY, PRIVATE_KEY_HINT} from './patterns';

/** `isLastDay`: whether the end is a last day, which may be the first, instead of a moment. */
function endsBeforeStart(
  values: ReadonlyMap<string, string>,
  [start, end]: readonly [string, string],
  {isLastDay}: {isLastDay: boolean},
) {
  const [starts = NaN, ends = NaN] = [start, end].map((key) => Date.parse(values.get(key) ?? ''));
  const isBefore = isLastDay ? ends < starts : ends <= starts;
  return new Map(isBefore ? [[end, 'The end comes after the start.']] : []);
}

/** '10 to 2'. */
function isBackwards(days: string): boolean {
  const [least = NaN, most = NaN] = days.match(/\d+/g)?.map(Number) ?? [];
  return least > most;
}

const PARAGRAPHS = 'Leave an empty line between paragraphs.';
const POLICY_FORMAT = `The first paragraph is the summary. ## begins a heading, and - an item of a list. ${PARAGRAPHS}`;

/** The artist's own content, in the order of the admin. An empty field keeps the text of `app/content`. */
export const METAOBJECTS: readonly MetaobjectDefinition[] = [
  {
    type: 'announcement',
    name: 'Announcement bar',
    description: 'One line at the top of every page, such as the date of a fair.',
    displayNameKey: 'text',
    onlyHandle: 'announcement',
    fields: [
      required(line('text', 'Text')),
      {
        ...line('link', 'Link', 'A page of the shop, such as /collections/prints, or a full URL.'),
        pattern: LINK,
      },
      dateTime('starts_at', 'Shown from'),
      dateTime('ends_at', 'Shown until'),
    ],
    findProblems: (values) => endsBeforeStart(values, ['starts_at', 'ends_at'], {isLastDay: false}),
  },
  {
    type: 'home_page',
    name: 'Home page',
    description: 'The work at the top of your home page, and the text beside it.',
    displayNameKey: 'hero_text',
    onlyHandle: 'home-page',
    fields: [
      text('hero_text', 'The sentence beside the picture'),
      product('hero_work', 'The work at the top', 'If empty, your newest print for sale.'),
      file(
        'hero_picture',
        'A picture instead',
        'Landscape, about 3:2, at least 2000 pixels wide. Keep the left side calm: the text goes there. It has no link.',
      ),
      text('mission', 'Your mission'),
      text('vision', 'Your vision'),
    ],
  },
  {
    type: 'biography',
    name: 'Biography',
    description: 'Your About page.',
    displayNameKey: 'lede',
    onlyHandle: 'biography',
    fields: [
      text('lede', 'The first sentence'),
      text('beginnings', 'Beginnings', PARAGRAPHS),
      line('practice_heading', 'Heading for how you work'),
      text('practice', 'How you work', PARAGRAPHS),
      line('prints_heading', 'Heading for originals and prints'),
      text('prints', 'Originals and prints', PARAGRAPHS),
      text('closing', 'The last sentence'),
    ],
  },
  {
    type: 'studio_video',
    name: 'Studio video',
    description: 'Silent time-lapses on your About page.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'The work')),
      text('text', 'A sentence about it'),
      line('name', 'File name', 'The files are public/videos/NAME with .mp4, .webm and .vtt.txt.'),
      product('work', 'The work in the shop'),
    ],
  },
  {
    type: 'gallery_entry',
    name: 'Sold work',
    description: 'A work in your gallery of sold works.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      {...required(integer('year', 'Year')), min: 1900},
      required(line('medium', 'Medium')),
      required(file('picture', 'Picture')),
      line('size', 'Size, in words', "Width first: '48 × 33 in'."),
      product('work', 'The original in the shop'),
      products('prints', 'Prints of it'),
      {...integer('place', 'Position in the gallery'), min: 1},
      {
        key: 'dominant_color',
        name: 'Main colour',
        type: 'color',
        description:
          "Shown while the picture loads, such as '#decbb3'. npm run art:import takes it from the photograph.",
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
      products('works', 'The works, in order', 'Each work’s page links to the series.'),
    ],
  },
  {
    type: 'viewing',
    name: 'Viewing for a collector',
    description:
      'A private selection of works. Only a guest with the link can see it: /view/ and the key.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Heading', "'For Anna'.")),
      {
        ...required(line('key', 'Key', PRIVATE_KEY_HINT)),
        ...PRIVATE_KEY,
      },
      text('text', 'A few words', PARAGRAPHS),
      products('products', 'The works, in order'),
      text(
        'notes',
        'Notes and prices',
        'One paragraph for each work, in the same order. Leave an empty line between them; write – for a work without a note.',
      ),
      dateTime('ends_at', 'Open until'),
    ],
  },
  {
    type: 'exhibition',
    name: 'Exhibition',
    description: 'A current, upcoming or past exhibition, for your Exhibitions page.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      line('venue', 'Venue', 'The gallery or museum.'),
      line('address', 'Street and number'),
      line('place', 'Place', 'The town.'),
      date('starts_on', 'First day', 'Without it, the exhibition is listed among the past ones.'),
      date('ends_on', 'Last day'),
      line('hours', 'Opening hours', "'Wednesday to Sunday, 11 to 5'."),
      text('text', 'A few words'),
      products(
        'works',
        'The works on view, in order',
        'Each work’s page shows where it hangs, and until when.',
      ),
      yesOrNo(
        'visits',
        'Visitors can ask to meet you there',
        'Adds a form to the page. You confirm a visit with a link in your email.',
      ),
      line('year', 'Year', "'2026', or '2024 to 2026'. For an exhibition without days."),
      {...line('url', 'Web page', 'A full URL that begins with https://.'), pattern: FULL_URL},
    ],
    findProblems: (values) => endsBeforeStart(values, ['starts_on', 'ends_on'], {isLastDay: true}),
  },
  {
    type: 'press',
    name: 'Press',
    description: 'Articles about your work.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title of the article')),
      line('publication', 'Publication'),
      date('date', 'Date'),
      {...line('url', 'Link', 'A full URL that begins with https://.'), pattern: FULL_URL},
    ],
  },
  {
    type: 'testimonial',
    name: 'Testimonial',
    description: 'What a buyer wrote, quoted with permission.',
    displayNameKey: 'name',
    fields: [
      required(text('quote', 'Quote')),
      required(line('name', 'Name')),
      line('place', 'Where the buyer lives'),
      file('photograph', 'Photograph', 'The work in the buyer’s home, shown with permission.'),
    ],
  },
  {
    type: 'question',
    name: 'Question',
    description:
      'A question on your Questions and Answers page. Your first one replaces all built-in questions.',
    displayNameKey: 'question',
    fields: [
      required(line('question', 'Question')),
      required(text('answer', 'Answer', PARAGRAPHS)),
      {...integer('order', 'Position on the page'), min: 1},
    ],
  },
  {
    type: 'delivery_times',
    name: 'Delivery times',
    description: 'How long an order takes, in business days.',
    displayNameKey: 'preparation_days',
    onlyHandle: 'delivery-times',
    fields: [
      {
        ...line('preparation_days', 'Days until it ships', "'7 to 10'. Leave empty for 3 to 5."),
        pattern: BUSINESS_DAYS,
      },
      {
        ...line(
          'canada_days',
          'Days in transit in Canada',
          "'4 to 8'. Leave empty to promise nothing.",
        ),
        pattern: BUSINESS_DAYS,
      },
      {
        ...line(
          'usa_days',
          'Days in transit to the USA',
          "'6 to 12'. Leave empty to promise nothing.",
        ),
        pattern: BUSINESS_DAYS,
      },
      text(
        'note',
        'A note, such as a holiday',
        'Shown on every work, in the cart and on the Shipping page.',
      ),
    ],
    findProblems: (values) =>
      new Map(
        [...values]
          .filter(([key, days]) => key.endsWith('_days') && isBackwards(days))
          .map(([key]) => [key, 'The smaller number of days comes first, as in 7 to 10.']),
      ),
  },
  {
    type: 'policies',
    name: 'Policies',
    description: 'Your Shipping, Returns, Privacy and Terms pages.',
    onlyHandle: 'policies',
    fields: [
      text('shipping', 'Shipping', POLICY_FORMAT),
      text('returns', 'Returns', POLICY_FORMAT),
      text('privacy', 'Privacy', POLICY_FORMAT),
      text('terms', 'Terms', POLICY_FORMAT),
    ],
  },
  {
    type: 'selling',
    name: 'Selling',
    description: 'What stays on sale when a size is sold out.',
    onlyHandle: 'selling',
    fields: [
      yesOrNo(
        'other_sizes',
        'Keep selling the other sizes when the first is sold out',
        'If this is off, a work is Sold Out as soon as its first size is, even if other sizes are left.',
      ),
    ],
  },
  {
    type: 'ai_use',
    name: 'Search and AI',
    description:
      'What search engines and AI companies may do with your pages. Visitors read it at /ai.',
    onlyHandle: 'ai-use',
    fields: [
      yesOrNo(
        'hide_from_search',
        'Hide the shop from search engines and assistants',
        'Google and ChatGPT then no longer find your works.',
      ),
      yesOrNo(
        'hide_from_answers',
        'Keep assistants from quoting the shop',
        'An assistant then answers questions about you without your own pages.',
      ),
      yesOrNo(
        'allow_training',
        'Allow the training of AI models',
        'If this is off, the shop prohibits it, and npm run art:import marks your pictures.',
      ),
    ],
  },
  {
    type: 'site_identity',
    name: 'Who the shop is',
    description: 'Name, email address, social networks, and the pictures of you and your studio.',
    displayNameKey: 'name',
    onlyHandle: 'site-identity',
    fields: [
      line('name', 'Name of the shop'),
      line('tagline', 'Tagline', 'At the top of the home page, and at the foot of every page.'),
      {...line('email', 'Email address'), pattern: EMAIL},
      {
        ...lines(
          'social_links',
          'Links to your social networks',
          'One per line, beginning with https://: TikTok, Instagram, Facebook.',
        ),
        pattern: FULL_URL,
      },
      file(
        'portrait',
        'Picture of you',
        'On the home page and your About page. Upright, about 4:5.',
      ),
      file(
        'studio_picture',
        'Picture of your studio',
        'On the About, Commissions and Contact pages. Landscape, about 4:3.',
      ),
    ],
  },
  {
    type: 'commission_desk',
    name: 'Commission desk',
    description: 'Whether you take commissions, your prices, and how long a painting takes.',
    displayNameKey: 'state',
    onlyHandle: 'commission-desk',
    fields: [
      {
        ...required(line('state', 'Commissions are')),
        choices: ['open', 'waiting list', 'closed'],
      },
      text('note', 'A note beside it'),
      {
        key: 'price_guide',
        name: 'Price guide',
        type: 'list.metaobject_reference',
        refersTo: 'commission_price',
      },
      line('duration', 'How long a painting takes', "'8 to 12 weeks from the deposit'"),
    ],
  },
  {
    type: 'commission_price',
    name: 'Price of a commission',
    description: 'One line of the price guide.',
    displayNameKey: 'size',
    fields: [
      {...required(line('size', 'Size', 'As in the form.')), choices: SIZES},
      required(line('price', 'Price', "'from CAD $900.00'")),
    ],
  },
  {
    type: 'commission_example',
    name: 'Past commission',
    description:
      'A painting beside its sketch on the Commissions page. The first six that you add are shown.',
    displayNameKey: 'title',
    fields: [
      required(line('title', 'Title')),
      text('sentence', 'A sentence about it'),
      required(file('sketch', 'The sketch')),
      required(file('painting', 'The painting')),
      line('size', 'Size', "'16 × 20 in'"),
      {...integer('year', 'Year'), min: 1900},
      line('note', 'A note below all of them', 'If several have the same note, it appears once.'),
    ],
  },
];
