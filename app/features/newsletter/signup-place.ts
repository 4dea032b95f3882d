/** Where a sign-up form stands: in the foot of every page, on the home page, on a page of its own, or by a coming launch. A form's hidden fields say it. */
export type SignupPlace =
  {source: 'footer' | 'home' | 'page'} | {source: 'launch'; handle: string; title: string};
