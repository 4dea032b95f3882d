import {type ShopWords, useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {PicturePage} from '~/components/PicturePage';
import {PagePainting} from '~/shop/gallery/PagePainting';

function nextSteps(words: ShopWords) {
  return [
    {to: '/collections/prints', label: words.errors.notFound.prints},
    {to: '/collections/originals', label: words.errors.notFound.originals},
    {to: '/gallery', label: words.errors.notFound.gallery},
    {to: '/contact', label: words.errors.notFound.contact},
  ];
}

export function NotFound() {
  const words = useWords();
  return (
    <PicturePage picture={<PagePainting painting="thickOFog" />}>
      <p className="text-sm text-muted">404</p>
      <h1 className="mt-3 max-w-[9em] text-3xl">{words.errors.notFound.title}</h1>
      <p className="mt-6 max-w-text text-muted">{words.errors.notFound.text}</p>
      <p className="mt-9">
        <ButtonLink to="/">{words.errors.notFound.home}</ButtonLink>
      </p>
      <ul className="mt-7 grid max-w-80 grid-cols-2 gap-x-5 gap-y-2">
        {nextSteps(words).map(({to, label}) => (
          <li key={to}>
            <ButtonLink to={to} variant="quiet">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PicturePage>
  );
}
