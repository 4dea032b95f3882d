import {SITE} from '#contracts/site';
import {SignupForm} from './SignupForm';

/** The home page's sign-up form for priority members. */
export function HomeSignup() {
  return (
    <section aria-labelledby="home-signup" className="mx-auto max-w-page px-gutter pt-section">
      <div className="grid gap-x-columns gap-y-8 border-t border-line pt-[clamp(2rem,4vw,3.5rem)] md:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)]">
        <div className="max-w-text">
          <h2 id="home-signup" className="text-2xl">
            Be there when it leaves the easel
          </h2>
          <p className="mt-4 text-lg text-muted">
            Priority Members have first access to new drops and commission openings.{' '}
            {SITE.artist.firstName} writes when there is something to see, and not otherwise.
          </p>
        </div>
        <SignupForm place={{source: 'home'}} button="Become a Priority Member" />
      </div>
    </section>
  );
}
