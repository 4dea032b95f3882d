import {Picture} from '~/components/Picture';
import {PICTURE_SIZES} from '~/components/PicturePage';
import {easelPicture} from '~/content/pictures';
import {useWords} from '~/words';

const TITLE = 'First Light';
const YEAR = 2023;

/** A finished painting on the easel, beside the sign-up form and the pages of its emails. */
export function EaselPicture() {
  return (
    <figure className="[&_img]:aspect-4/3 [&_img]:object-cover">
      <Picture picture={easelPicture(useWords())} sizes={PICTURE_SIZES} loading="eager" />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{TITLE}</cite>, {YEAR}
      </figcaption>
    </figure>
  );
}
