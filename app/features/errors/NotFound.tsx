import words from '#words/errors';
import {ButtonLink} from '~/components/ButtonLink';
import {Picture} from '~/components/Picture';
import {FOG_SIGNAL_PICTURE} from '~/content/pictures';

const WORK = 'Fog Signal';

const NEXT_STEPS = [
  {to: '/collections/prints', label: words.notFound.prints},
  {to: '/collections/originals', label: words.notFound.originals},
  {to: '/gallery', label: words.notFound.gallery},
  {to: '/contact', label: words.notFound.contact},
];

export function NotFound() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-columns gap-y-12 px-gutter pt-[clamp(2rem,5vw,4.5rem)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <p className="text-sm text-muted">404</p>
        <h1 className="mt-3 max-w-[9em] text-3xl">{words.notFound.title}</h1>
        <p className="mt-6 max-w-text text-muted">{words.notFound.text}</p>
        <p className="mt-9">
          <ButtonLink to="/">{words.notFound.home}</ButtonLink>
        </p>
        <ul className="mt-7 grid max-w-80 grid-cols-2 gap-x-5 gap-y-2">
          {NEXT_STEPS.map(({to, label}) => (
            <li key={to}>
              <ButtonLink to={to} variant="quiet">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <Picture
          picture={FOG_SIGNAL_PICTURE}
          sizes="(min-width: 88rem) 42rem, (min-width: 48rem) 48vw, 92vw"
          loading="eager"
        />
        <figcaption className="mt-3 text-sm text-muted">
          <cite className="font-serif text-base not-italic">{WORK}</cite>
          {words.notFound.caption}
        </figcaption>
      </figure>
    </section>
  );
}
