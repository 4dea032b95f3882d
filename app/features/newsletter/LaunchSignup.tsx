import {SignupForm} from './SignupForm';

export interface LaunchSignupProps {
  product: {handle: string; title: string};
}

/** The sign-up form for a product's launch. */
export function LaunchSignup({product: {handle, title}}: LaunchSignupProps) {
  return (
    <section aria-labelledby="launch-signup" className="border border-line bg-mat p-5 sm:p-7">
      <h2 id="launch-signup" className="text-xl">
        Join the priority list
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        Priority Members hear first when {title} launches, before everybody else.
      </p>
      <SignupForm place={{source: 'launch', handle, title}} button="Join the Priority List" />
    </section>
  );
}
