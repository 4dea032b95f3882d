import type {SoldWork} from '~/content/gallery';
import {formatWorkSize, readWorkSize} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';

/** Year, and medium and size if they are known. */
export function soldWorkFacts(
  words: ShopWords,
  work: Pick<SoldWork, 'year' | 'medium' | 'size' | 'width' | 'height'>,
) {
  const {year, medium, size} = work;
  const measured = readWorkSize(size, work);
  return [
    {term: words.productDetails.fields.year, value: String(year)},
    {term: words.productDetails.fields.medium, value: medium},
    {
      term: words.productDetails.size,
      value: measured ? formatWorkSize(words, measured) : (size ?? ''),
    },
  ].filter(({value}) => value);
}
