import plural from './plural';

/** The search: its form, its result and the suggestions. */
export default {
  title: 'Search',
  description: 'Find a painting by its title, subject, colour, price, or the sofa it hangs over.',
  introduction: 'By title, subject, colour or a line of a poem. Size and price are chosen below.',
  quoted: (text: string) => `“${text}”`,

  question: 'What would you like to see?',
  placeholder: 'Boats, fog, a title',
  search: 'Search',
  filters: 'By colour, size or price',
  changeFilters: 'Change colour, size or price',
  showWorks: 'Show these works',
  kind: 'Kind',
  kinds: {all: 'Everything', prints: 'Prints', originals: 'Originals'},
  colour: 'Colour',
  anyColour: 'Any',
  colours: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
    brown: 'brown',
    grey: 'grey',
    black: 'black',
    white: 'white',
  },
  sofa: 'Over a sofa of … cm',
  sofaHint: 'Works of half to three quarters of its width.',
  price: 'Price up to, CAD $',
  priceHint: 'Prints. Originals are priced on request.',

  suggestions: 'Suggested works',
  suggested: (count: number) =>
    `${count} ${plural(count, {one: 'work', other: 'works'})} suggested. Arrow keys choose one.`,
  print: 'Print',
  original: 'Original',

  works: (count: number) => `${count || 'No'} ${plural(count, {one: 'work', other: 'works'})}`,
  prints: (count: number) => `${count || 'No'} ${plural(count, {one: 'print', other: 'prints'})}`,
  originals: (count: number) =>
    `${count || 'No'} ${plural(count, {one: 'original', other: 'originals'})}`,
  forQuery: (text: string) => ` for “${text}”`,
  withColour: (colour: string) => ` with ${colour}`,
  overSofa: (cm: number) => `over a sofa of ${cm} cm`,
  upTo: (dollars: number) => `up to CAD $${dollars}`,
  sofaRule: (least: number, most: number) =>
    `Each comes in a size from ${least} to ${most} cm wide: half to three quarters of the sofa, which looks right above it.`,

  nothing: 'Sorry, nothing here is quite that. These may come close.',
  withoutFilters: {before: 'Or look again', link: 'without the filters', after: '.'},
  failed: 'The works could not be loaded. Please try again.',

  pages: 'Pages of works',
  earlier: 'Earlier works',
  more: 'More works',
  page: (page: number, count: number) => `Page ${page} of ${count}`,

  start: {
    title: 'What there is to see',
    before: 'Or look through all ',
    prints: 'prints',
    or: ' or ',
    originals: 'originals',
    toCommissions: '. What is not there yet can be painted: ',
    commissions: 'how commissions work',
    toShortlist: '. Works that you kept are on ',
    shortlist: 'your shortlist',
    after: '.',
  },
};
