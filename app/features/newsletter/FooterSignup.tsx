import {useWords} from '~/words';
import {SignupForm} from './SignupForm';

export function FooterSignup() {
  const words = useWords();
  return (
    <section
      aria-labelledby="footer-signup"
      // Hidden while commissions are closed, because that page has its own sign-up form.
      className="[:has(main_[value=commissions])_&]:hidden"
    >
      <h2 id="footer-signup" className="mb-2 font-sans text-sm font-semibold tracking-normal">
        {words.newsletter.footerHeading}
      </h2>
      <SignupForm place={{source: 'footer'}} button={words.newsletter.subscribe} />
    </section>
  );
}
