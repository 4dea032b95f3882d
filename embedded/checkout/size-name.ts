import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {OrderLine} from './order';
import {CHECKOUT_WORDS} from './words/by-language';

/** '9×12', '8.5×11', '8 1/2×11'. */
const SIDES = /(\d[\d.]*(?: \d\/\d+)?)×(\d[\d.]*(?: \d\/\d+)?)/;

/**
 * The selected size, with the width of the picture first, as in the shop. A variant's title has the shorter side first.
 * Null for a product without options.
 */
export function sizeName(
  {variantTitle, image}: Pick<OrderLine, 'variantTitle' | 'image'>,
  language: LanguageCode,
): string | null {
  if (!variantTitle) return null;
  const isWide = image?.width && image.height && image.width > image.height;
  const widthFirst = isWide ? variantTitle.replace(SIDES, '$2×$1') : variantTitle;
  return CHECKOUT_WORDS[language].size(widthFirst);
}
