/** The shop shows a product's first ten variants (specification, section 3): `variants(first: 10)` in its queries. */
export const MAX_VARIANTS = 10;
