import {useWords} from '~/words';
import {SignupForm} from './SignupForm';

export function FooterSignup() {
  const words = useWords();
  return (
    <section aria-labelledby="footer-signup">
      <h2 id="footer-signup" className="mb-2 font-sans text-sm font-semibold tracking-normal">
        {words.newsletter.footerHeading}
      </h2>
      <SignupForm place={{source: 'footer'}} button={words.newsletter.subscribe} />
    </section>
  );
}
