import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {useWords} from '~/words';

/** The visitor's own shortlist without works: what the server renders, and all that there is without JavaScript. */
export function EmptyShortlist() {
  const words = useWords();
  return (
    <PicturePage picture={<PagePainting painting="thickOFog" />}>
      <PageHeader title={words.shortlist.own.title}>{words.shortlist.own.introduction}</PageHeader>
      <p className="mt-8 max-w-text border-t border-line pt-6 text-lg text-muted">
        {words.shortlist.own.empty}
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <ButtonLink to="/collections/prints" variant="outline">
          {words.navigation.shopPrints}
        </ButtonLink>
        <ButtonLink to="/collections/originals" variant="quiet">
          {words.navigation.shopOriginals}
        </ButtonLink>
      </p>
      <noscript>
        <p className="mt-6 text-muted">{words.shortlist.own.needsScripts}</p>
      </noscript>
    </PicturePage>
  );
}
