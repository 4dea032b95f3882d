import {Picture} from '~/components/Picture';
import {PICTURE_SIZES} from '~/components/PicturePage';
import {signedCornerPicture} from '~/content/pictures';
import {useWords} from '~/words';

const TITLE = 'Tide Lines';

/** The signature on a painting, beside the form that checks a certificate. */
export function SignedCorner() {
  const words = useWords();
  return (
    <figure className="[&_img]:aspect-5/4 md:max-lg:[&_img]:aspect-4/3 [&_img]:object-cover [&_img]:object-bottom">
      <Picture picture={signedCornerPicture(words)} sizes={PICTURE_SIZES} loading="eager" />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{TITLE}</cite>
        {words.series.detail}
      </figcaption>
    </figure>
  );
}
