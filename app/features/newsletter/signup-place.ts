/**
 * Where a sign-up form is: in the footer, on the home page, on its own page, or beside a coming launch. The form's
 * hidden fields contain it.
 */
export type SignupPlace =
  {source: 'footer' | 'home' | 'page'} | {source: 'launch'; handle: string; title: string};
