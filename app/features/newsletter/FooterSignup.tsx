import words from '#words/newsletter';
import {useLocation} from '@remix-run/react';
import {SignupForm} from './SignupForm';

/** The sign-up form in every page's footer, but for the page that is a sign-up form itself. */
export function FooterSignup() {
  if (useLocation().pathname === '/newsletter') return null;
  return (
    <section aria-labelledby="footer-signup">
      <h2 id="footer-signup" className="mb-4 font-sans text-sm font-semibold tracking-normal">
        {words.footerHeading}
      </h2>
      <SignupForm place={{source: 'footer'}} button={words.subscribe} />
    </section>
  );
}
