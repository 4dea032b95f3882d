import {Picture} from '~/components/Picture';
import {PICTURE_SIZES} from '~/components/PicturePage';
import {easelPicture} from '~/content/pictures';
import {useWords} from '~/words';

/** A finished painting on the easel, beside the sign-up form and the pages of its emails. */
export function EaselPicture() {
  return (
    <div className="[&_img]:aspect-4/3 [&_img]:object-cover">
      <Picture picture={easelPicture(useWords())} sizes={PICTURE_SIZES} loading="eager" />
    </div>
  );
}
