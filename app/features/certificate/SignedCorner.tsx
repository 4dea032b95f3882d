import {Picture} from '~/components/Picture';
import {PICTURE_SIZES} from '~/components/PicturePage';
import {signedCornerPicture} from '~/content/pictures';
import {useWords} from '~/words';

const TITLE = 'Tide Lines';

/** The signature on a painting, beside the form that checks a certificate. */
export function SignedCorner() {
  const words = useWords();
  return (
    <figure>
      <Picture
        picture={signedCornerPicture(words)}
        sizes={PICTURE_SIZES}
        loading="eager"
        className="aspect-5/4 h-auto w-full object-cover object-bottom md:max-lg:aspect-4/3"
      />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{TITLE}</cite>
        {words.pictures.detail}
      </figcaption>
    </figure>
  );
}
