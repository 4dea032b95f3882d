import {Picture} from '~/components/Picture';
import {oneGiantFogPicture} from '~/content/pictures';
import {useWords} from '~/words';

const TITLE = 'One Giant, Fog';

/** A painting for the pages that have none of their own. */
export function OneGiantFog() {
  const words = useWords();
  return (
    <figure>
      <Picture
        picture={oneGiantFogPicture(words)}
        sizes="(min-width: 120em) 55rem, (min-width: 64em) 50vw, 92vw"
      />
      <figcaption className="mt-3 text-sm text-muted">
        <cite translate="no">{TITLE}</cite>
        {words.pictures.oneGiantFogFacts}
      </figcaption>
    </figure>
  );
}
