import {SITE} from '#contracts/site';
import {useWords} from '~/words';
import {SignupForm} from './SignupForm';

export function HomeSignup() {
  const words = useWords();
  return (
    <section aria-labelledby="home-signup" className="page pt-section">
      <div className="grid gap-x-columns gap-y-8 border-t border-line pt-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)]">
        <div className="max-w-text">
          <h2 id="home-signup" className="text-2xl">
            {words.newsletter.heading}
          </h2>
          <p className="mt-4 text-lg text-muted">
            {words.newsletter.homePromise(SITE.artist.firstName)}
          </p>
        </div>
        <SignupForm place={{source: 'home'}} button={words.newsletter.becomeMember} />
      </div>
    </section>
  );
}
