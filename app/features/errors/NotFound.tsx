import {type ShopWords, useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {Link} from '~/components/Link';
import {PicturePage} from '~/components/PicturePage';
import {NewPrints} from '~/shop/card/NewPrints';
import type {VisibleCard} from '~/shop/card/visible-card';
import {PagePainting} from '~/shop/gallery/PagePainting';

function nextSteps(words: ShopWords) {
  return [
    {to: '/collections/prints', label: words.errors.notFound.prints},
    {to: '/collections/originals', label: words.errors.notFound.originals},
    {to: '/gallery', label: words.errors.notFound.gallery},
    {to: '/contact', label: words.errors.notFound.contact},
  ];
}

export function NotFound({prints}: {prints?: readonly VisibleCard[]}) {
  const words = useWords();
  return (
    <>
      <PicturePage
        picture={
          <PagePainting
            painting="theLookout"
            className="[&_img]:object-cover [&_img]:object-[50%_75%] max-lg:[&_img]:aspect-3/2"
          />
        }
      >
        <p className="text-sm text-muted">404</p>
        <h1 className="mt-2 text-3xl">{words.errors.notFound.title}</h1>
        <p className="mt-4 max-w-text text-lg text-balance text-muted">
          {words.errors.notFound.text}
        </p>
        <p className="mt-8">
          <ButtonLink to="/">{words.errors.notFound.home}</ButtonLink>
        </p>
        <ul className="mt-8 grid max-w-text grid-cols-2 border-b border-line">
          {nextSteps(words).map(({to, label}) => (
            <li key={to} className="border-t border-line">
              <Link to={to} prefetch="intent" className="foot-link min-h-12 decoration-sea-line">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </PicturePage>
      {prints && (
        <div className="page mt-[clamp(2.5rem,6vw,5rem)]">
          <NewPrints prints={prints} />
        </div>
      )}
    </>
  );
}
