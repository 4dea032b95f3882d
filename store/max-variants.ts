/** The shop shows the first ten variants of a product (specification, section 3): `variants(first: 10)` in its queries. */
export const MAX_VARIANTS = 10;
