import {plural} from './formats';

/** The search: its form, its results and the suggestions. */
export default {
  title: 'Search',
  description: 'Find a painting by its title, subject, colour, price, or the sofa it hangs over.',
  quoted: (text: string) => `“${text}”`,

  question: 'What would you like to see?',
  placeholder: 'Boats, fog, a title',
  search: 'Search',
  /** Replaces the longer labels on a phone. */
  filter: 'Filter',
  filters: 'Filter by colour, size or price',
  changeFilters: 'Change colour, size or price',
  showWorks: 'Show Works',
  kind: 'Type',
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
  orientation: 'Orientation',
  anyOrientation: 'Any',
  orientations: {landscape: 'Landscape', portrait: 'Portrait', square: 'Square'},
  sofa: 'Width of your furniture',
  sofaHint: 'Measure your sofa or bed. You’ll see works half to three-quarters as wide.',
  unit: 'Width unit',
  /** The units of the width, the usual one first. */
  units: ['in', 'cm'],
  minPrice: 'Minimum price, CAD $',
  price: 'Maximum price, CAD $',
  priceHint: 'Prints only. Originals are priced on request.',

  suggestions: 'Suggestions',
  suggested: (count: number) =>
    `${count} ${plural(count, {one: 'suggestion', other: 'suggestions'})}. Use the arrow keys to choose one.`,
  answer: 'Page',
  answers: {
    shipping: 'Shipping: costs and times',
    returns: 'Returns and refunds',
    commissions: 'Commission a painting',
    order: 'Find your order',
    questions: 'Common questions: framing, gifts, colours',
  },
  answersTitle: 'Pages that may help',

  works: (count: number) => `${count || 'No'} ${plural(count, {one: 'work', other: 'works'})}`,
  prints: (count: number) => `${count || 'No'} ${plural(count, {one: 'print', other: 'prints'})}`,
  originals: (count: number) =>
    `${count || 'No'} ${plural(count, {one: 'original', other: 'originals'})}`,
  forQuery: (text: string) => ` for “${text}”`,
  withColour: (colour: string) => ` in ${colour}`,
  inOrientation: {
    landscape: 'in landscape format',
    portrait: 'in portrait format',
    square: 'square',
  },
  overSofa: (width: string) => `to hang over furniture ${width} wide`,
  /** A width in the visitor's unit, then in the other one. */
  widths: {
    in: (inches: number, cm: number) => `${inches} in (${cm} cm)`,
    cm: (inches: number, cm: number) => `${cm} cm (${inches} in)`,
  },
  from: (dollars: number) => `from CAD $${dollars}`,
  upTo: (dollars: number) => `up to CAD $${dollars}`,
  sofaRule: (least: number, most: number) =>
    `A work ${inches(least)} to ${inches(most)} in (${least} to ${most} cm) wide takes half to three-quarters of the furniture’s width, which looks right above it.`,

  filterPrints: 'Filter by colour, size or price',
  filterOriginals: 'Filter by colour or size',
  clear: 'Clear',

  nothing: 'You might like these.',
  withoutFilters: {before: 'Or search again', link: 'without the filters', after: '.'},

  /** Above the works that are shown before a search. */
  newest: 'New works',

  pages: 'Result pages',
  earlier: 'Previous works',
  more: 'More works',
  page: (page: number, count: number) => `Page ${page} of ${count}`,

  start: {
    title: 'Explore',
    before: 'Or browse all ',
    prints: 'prints',
    or: ' or ',
    originals: 'originals',
    toCommissions: '. Looking for something else? I can paint it for you. See ',
    commissions: 'how commissions work',
    toShortlist: '. Works you’ve saved are on ',
    shortlist: 'your shortlist',
    after: '.',
  },
};

function inches(centimetres: number): number {
  return Math.round(centimetres / 2.54);
}
