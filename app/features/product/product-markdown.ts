import {escapeMarkdown, markdownLink} from '~/lib/documents/markdown';
import {pageUrl} from '~/lib/language/local-path';
import {formatMoney} from '~/lib/money';
import {numberOf} from '~/lib/shopify-id';
import {contactUrl} from '~/shop/forms/contact-url';
import {launchInstantMs} from '~/shop/launch/launch';
import type {Writing} from '~/shop/product/artists-writing.server';
import {canBuy, hasNoPicture, isOriginal, saleState} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {productDescription} from '~/shop/product/product-description';
import {altOf} from '~/shop/product/product-pictures';
import {hasChoice} from '~/shop/product/variants';
import {inBothUnits, nameVariant} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';
import {productDetails} from './product-details';

interface ProductPageData {
  product: VisibleProduct;
  stock: readonly (number | null)[];
  writing: Writing | null;
  /** The URL of the product's page. */
  address: string;
}

/** A product's page in Markdown, for assistants, with links that fill the cart. */
export function productMarkdown(words: ShopWords, page: ProductPageData): string {
  const {product, stock, writing, address} = page;
  const details = productDetails(words, product, stock).map(
    ({term, value}) => `- **${escapeMarkdown(term)}** ${escapeMarkdown(value)}`,
  );
  const pictures = product.images.nodes.map(
    (image, index) => `!${markdownLink(altOf(words, image, product.title, index), image.url)}`,
  );
  return [
    `# ${escapeMarkdown(product.title)}`,
    escapeMarkdown(productDescription(words, product)),
    offerLines(words, page).join('\n'),
    details.join('\n'),
    ...(writing?.poem
      ? [`## ${escapeMarkdown(writing.poem.title)}`, verse(writing.poem.text)]
      : []),
    ...(writing?.story
      ? [`## ${escapeMarkdown(words.product.story)}`, escapeMarkdown(writing.story)]
      : []),
    pictures.join('\n'),
    `<${address}>`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** The price and a cart link for each size; before a launch, its time; for an original, how to ask. */
function offerLines(words: ShopWords, {product, address}: ProductPageData): string[] {
  const {origin} = new URL(address);
  const linkTo = (text: string, path: string) => markdownLink(text, pageUrl(words, origin, path));
  const state = saleState(product, product.renderedAtMs);
  if (state === 'coming-soon') {
    const launch = new Date(launchInstantMs(product) ?? 0);
    return [`${words.launch.availableFrom} ${launch.toISOString()}`];
  }
  const {title, handle: work} = product;
  const {subjects, priceMessage: message, contactForPricing, askAboutSimilar} = words.product;
  if (isOriginal(product)) {
    const askPrice = linkTo(contactForPricing, contactUrl(subjects.price(title), {work, message}));
    if (state === 'reserved') return [words.catalogue.reserved, askPrice];
    if (state === 'on-sale') return [askPrice];
    const askSimilar = linkTo(askAboutSimilar, contactUrl(subjects.similar(title), {work}));
    return [words.catalogue.soldOutOriginal, askSimilar];
  }
  const unavailable = state === 'reserved' ? words.catalogue.reserved : words.catalogue.soldOut;
  const isUnfinished = state === 'on-sale' && hasNoPicture(product);
  const sizes = product.variants.nodes.map((variant) => {
    const size = hasChoice(product.options)
      ? inBothUnits(nameVariant(words, variant, product))
      : '';
    const price = variant.price ? formatMoney(words, variant.price) : '';
    const offer = [size, price].filter(Boolean).map(escapeMarkdown).join(', ');
    if (canBuy(product, variant, product.renderedAtMs)) {
      return `- ${offer}, ${linkTo(words.catalogue.addToCart, `/cart/${numberOf(variant.id)}:1`)}`;
    }
    return isUnfinished && variant.availableForSale ? `- ${offer}` : `- ${offer}, ${unavailable}`;
  });
  const {text, link} = words.product.noPicture;
  const ask = linkTo(link, contactUrl(subjects.question(title), {work}));
  return isUnfinished ? [...sizes, '', `${escapeMarkdown(text)} ${ask}`] : sizes;
}

/** Keeps a poem's line breaks, which Markdown drops unless two spaces precede them. */
function verse(text: string): string {
  return escapeMarkdown(text).replace(/\n/g, '  \n');
}
