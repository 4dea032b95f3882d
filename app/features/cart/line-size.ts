import words from '#words/catalogue';
import type {CartLineItem} from './cart';

/** The size that was chosen, such as '9×12 in', in the words of the page; undefined for a work without a choice. */
export function sizeOf({selectedOptions, variantTitle}: CartLineItem): string | undefined {
  return selectedOptions.some(({name}) => name !== 'Title') ? words.size(variantTitle) : undefined;
}
