/**
 * Where a sign-up form is: in the footer, on the home page, on its own page, at the closed commission desk, or beside a coming
 * launch. The form's hidden fields contain it.
 */
export type SignupPlace =
  | {source: 'footer' | 'home' | 'page' | 'commissions'}
  | {source: 'launch'; handle: string; title: string};
