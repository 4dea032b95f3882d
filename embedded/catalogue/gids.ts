/** The number of the seed's first product; thirteen digits, as Shopify's have. */
const FIRST_SEED_NUMBER = 7_500_000_000_000;
/** New products get numbers above all seeded ones, so they come last by id. */
const FIRST_CREATED_NUMBER = 9_000_000_000_000;
/** Each product owns this many numbers: its own and those of its variants, images and options. */
const NUMBERS_PER_PRODUCT = 1000;

export interface ProductGids {
  product: string;
  variant(position: number): string;
  image(position: number): string;
  option(position: number): string;
}

/** The gids of the seed's product at `position`, the same in every run. Positions count from 0. */
export function seedGids(position: number): ProductGids {
  return gidsFrom(FIRST_SEED_NUMBER + position * NUMBERS_PER_PRODUCT);
}

/** The gids of a product that is not in the seed, the same in every run for the same handle. */
export function createdProductGids(handle: string): ProductGids {
  let hash = 0;
  for (const character of handle)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 900_000_007;
  return gidsFrom(FIRST_CREATED_NUMBER + hash * NUMBERS_PER_PRODUCT);
}

/** Never the gid of a deleted product: its translations and old cart lines would belong to the new one. */
export function newProductGid(): string {
  return `gid://shopify/Product/${newNumber()}`;
}

/** Never the gid of a deleted variant, which an old cart line may still name. */
export function newVariantGid(): string {
  return `gid://shopify/ProductVariant/${newNumber()}`;
}

let lastNumber = 0;

/** Ascends, even after a restart, because lists are sorted by it. */
function newNumber(): number {
  lastNumber = Math.max(lastNumber + 1, FIRST_CREATED_NUMBER + Date.now() * NUMBERS_PER_PRODUCT);
  return lastNumber;
}

function gidsFrom(number: number): ProductGids {
  return {
    product: `gid://shopify/Product/${number}`,
    variant: (position) => `gid://shopify/ProductVariant/${number + 1 + position}`,
    image: (position) => `gid://shopify/ProductImage/${number + 1 + position}`,
    option: (position) => `gid://shopify/ProductOption/${number + 1 + position}`,
  };
}

/** The gid of any other object in the shop (collections, menus, pages, policies), from its kind and a small number. */
export function shopGid(kind: string, number: number): string {
  return `gid://shopify/${kind}/${310_000_000_000 + number}`;
}
