/**
 * Where a sign-up form is: in the footer, on the home page, on its own page, at the closed commission desk, beside a coming
 * launch, or beside sold-out sizes. The form's hidden fields contain it.
 */
export type SignupPlace = {source: 'footer' | 'home' | 'page' | 'commissions'} | WorkPlace;

/** A form beside a work. */
export interface WorkPlace {
  source: 'launch' | 'stock';
  handle: string;
  title: string;
  /** What one letter is wanted about: Shopify's id of the coming work or of the size. Of several sizes the visitor chooses one. */
  item?: string;
}

/** The name of the field in which a size is chosen. */
export const ITEM_FIELD = 'item' satisfies keyof WorkPlace;
