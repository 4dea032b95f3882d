import {Picture} from '~/components/Picture';
import {easelPicture} from '~/content/pictures';
import {useWords} from '~/words';

const TITLE = 'First Light';
const YEAR = 2023;

/** The browser loads the whole picture, which is wider than its visible part. */
const SIZES = '(min-width: 64em) 90vw, 122vw';

/** A finished painting on the easel, beside the sign-up form and the pages of its emails. */
export function EaselPicture() {
  return (
    <figure>
      <Picture
        picture={easelPicture(useWords())}
        sizes={SIZES}
        loading="eager"
        className="aspect-4/3 h-auto w-full object-cover md:max-lg:aspect-3/2"
      />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{TITLE}</cite>, {YEAR}
      </figcaption>
    </figure>
  );
}
