import words from '#words/work-signup';
import {controlClass} from '~/components/field-class';
import {isOriginal, saleState} from '~/lib/catalogue/availability';
import type {VisibleProduct} from '~/lib/catalogue/hidden-prices';
import {findVariantChoices} from '~/lib/catalogue/variants';
import {numberOf} from '~/lib/shopify-id';
import {ITEM_FIELD, type WorkPlace} from './signup-place';

interface Element {
  id?: string;
  className: string;
  children: string;
}

/**
 * The sign-up form beside a work. Elements and attributes are data, so that no other product's page has them in its
 * code.
 */
export interface WorkSignupProps {
  /** The element around the form, and that of its heading. */
  as: ['section', 'h2'] | ['details', 'summary'];
  frame: {className: string; open?: boolean; 'aria-labelledby'?: string};
  heading: Element;
  text: Element;
  place: WorkPlace;
  button: string;
  /** The sold-out sizes, where there are several. */
  sizes?: {
    name: string;
    className: string;
    'aria-label': string;
    children: {value: string; children: string}[];
  };
}

/** The form for a launch, or for what is sold out at `nowMs`; null for everything else: an original does not come back. */
export function workSignup(product: VisibleProduct, nowMs: number): WorkSignupProps | null {
  const state = saleState(product, 'page', nowMs);
  if (state === 'coming-soon') return launchSignup(product);
  return isOriginal(product) ? null : stockSignup(product, state === 'sold-out');
}

function launchSignup({id, handle, title}: VisibleProduct): WorkSignupProps {
  return {
    as: ['section', 'h2'],
    frame: {
      className: 'border border-line bg-mat p-5 sm:p-7 print:hidden',
      'aria-labelledby': 'launch-signup',
    },
    heading: {id: 'launch-signup', className: 'text-xl', children: words.launchHeading},
    text: {
      className: 'mt-2 mb-5 text-sm text-muted',
      children: words.launchText(title),
    },
    place: {source: 'launch', handle, title, item: id},
    button: words.launchButton,
  };
}

function stockSignup(product: VisibleProduct, isOpen: boolean): WorkSignupProps | null {
  const {handle, title, variants} = product;
  const choices = findVariantChoices(product);
  const gone = variants.nodes.filter(({availableForSale}) => !availableForSale);
  const [first, ...others] = gone;
  if (!first) return null;
  const isChoice = others.length > 0;
  const name = choices && !isChoice ? words.workInSize(title, first.title) : title;
  return {
    as: ['details', 'summary'],
    frame: {className: 'print:hidden', ...(isOpen && {open: true})},
    heading: {
      // A quiet line; nothing but the line says that it opens, as with the shop's other links.
      className:
        'inline-flex min-h-11 list-none items-center text-sm underline underline-offset-4 hover:text-sea [&::-webkit-details-marker]:hidden',
      children: isOpen
        ? words.whenBack
        : isChoice
          ? words.whenAnySizeBack
          : words.whenSizeBack(first.title),
    },
    text: {
      className: 'mt-2 mb-5 text-sm text-muted',
      children: isChoice ? words.whichSize : words.oneLetter,
    },
    place: {
      source: 'stock',
      handle,
      title: name,
      ...(!isChoice && {item: numberOf(first.id)}),
    },
    button: words.stockButton,
    ...(isChoice && {
      sizes: {
        name: ITEM_FIELD,
        className: controlClass('mb-5'),
        'aria-label': choices?.optionName ?? words.size,
        children: gone.map(({id, title}) => ({value: id, children: title})),
      },
    }),
  };
}
