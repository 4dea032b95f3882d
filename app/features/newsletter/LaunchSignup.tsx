import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {SignupForm} from './SignupForm';
import words from '#words/work-signup';

/** The specification's sign-up box of a work that is coming soon. */
export function LaunchSignup({product}: {product: VisibleProduct}) {
  const {id, handle, title} = product;
  return (
    <section
      aria-labelledby="launch-signup"
      className="border border-line bg-mat p-5 sm:p-7 print:hidden"
    >
      <h2 id="launch-signup" className="text-xl">
        {words.launchHeading}
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">{words.launchText(title)}</p>
      <SignupForm place={{source: 'launch', handle, title, item: id}} button={words.launchButton} />
    </section>
  );
}
