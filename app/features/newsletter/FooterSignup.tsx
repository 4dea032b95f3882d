import words from '#words/newsletter';
import {SignupForm} from './SignupForm';

export function FooterSignup() {
  return (
    <section aria-labelledby="footer-signup">
      <h2 id="footer-signup" className="mb-4 font-sans text-sm font-semibold tracking-normal">
        {words.footerHeading}
      </h2>
      <SignupForm place={{source: 'footer'}} button={words.subscribe} />
    </section>
  );
}
