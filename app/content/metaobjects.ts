/**
 * The fields of the artist's metaobjects that the shop reads, by type. Queries request all fields, and `textsOf` reads
 * these by name. `store/metaobjects.ts` defines them in a store, and `store/app-queries.test.ts` compares the two.
 */
export const METAOBJECT_FIELDS = {
  ai_use: ['hide_from_search', 'hide_from_answers', 'allow_training'],
  announcement: ['text', 'link', 'starts_at', 'ends_at'],
  biography: [
    'lede',
    'beginnings',
    'practice_heading',
    'practice',
    'prints_heading',
    'prints',
    'ways_on',
  ],
  commission_desk: ['state', 'note', 'price_guide'],
  commission_example: ['title', 'sentence', 'sketch', 'painting', 'size', 'year', 'note'],
  commission_price: ['size', 'price'],
  delivery_times: ['preparation_days', 'canada_days', 'usa_days', 'note'],
  exhibition: ['title', 'venue', 'place', 'year', 'url'],
  gallery_entry: ['title', 'year', 'medium', 'size', 'place', 'dominant_color', 'picture'],
  home_page: ['hero_text', 'hero_work', 'hero_picture', 'mission', 'vision'],
  press: ['title', 'publication', 'date', 'url'],
  question: ['question', 'answer', 'order'],
  selling: ['other_sizes'],
  series: ['title', 'text'],
  site_identity: ['name', 'tagline', 'email', 'social_links'],
  studio_video: ['name', 'title', 'text', 'work'],
  testimonial: ['quote', 'name', 'place', 'photograph'],
  viewing: ['title', 'text', 'products', 'notes', 'ends_at'],
} as const;
