import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';

/** A picture from the gallery, in `public/pictures/gallery`. */
const PICTURE = '/pictures/gallery/grey-morning-spring-tide';
const WORK = 'Grey Morning, Spring Tide';

/** The cart panel without lines: a painting and two links. */
export function EmptyCart() {
  const words = useWords();
  return (
    <div className="grid justify-items-start gap-5 py-6">
      <figure className="w-2/3">
        <picture>
          <source
            type="image/avif"
            srcSet={`${PICTURE}-480.avif 480w, ${PICTURE}-800.avif 800w`}
            sizes="16rem"
          />
          <img
            src={`${PICTURE}-800.webp`}
            width={960}
            height={1200}
            alt={words.cartPanel.empty.alt}
            className="h-auto w-full bg-mat"
          />
        </picture>
        <figcaption className="mt-2 text-xs text-muted" lang="en">
          {WORK}
        </figcaption>
      </figure>
      <p className="font-serif text-xl">{words.cartPanel.empty.title}</p>
      <p className="text-sm text-muted">{words.cartPanel.empty.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/collections/prints" variant="outline">
          {words.navigation.shopPrints}
        </ButtonLink>
        <ButtonLink to="/collections/originals" variant="quiet">
          {words.navigation.shopOriginals}
        </ButtonLink>
      </div>
    </div>
  );
}
