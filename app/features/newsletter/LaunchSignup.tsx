import type {LaunchWords} from './launch-words';
import {SignupForm} from './SignupForm';

export interface LaunchSignupProps extends LaunchWords {
  product: {handle: string; title: string};
}

/** The sign-up form for a product's launch. */
export function LaunchSignup({product: {handle, title}, heading, text, button}: LaunchSignupProps) {
  return (
    <section aria-labelledby="launch-signup" className="border border-line bg-mat p-5 sm:p-7">
      <h2 id="launch-signup" className="text-xl">
        {heading}
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">{text}</p>
      <SignupForm place={{source: 'launch', handle, title}} button={button} />
    </section>
  );
}
