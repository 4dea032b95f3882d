import {Fragment} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {type Sheet, sheetRows} from './sheet';

/** The certificate as a single sheet, on screen and on paper. A sheet without a number is a specimen. */
export function CertificateSheet({sheet}: {sheet: Sheet}) {
  const words = useWords();
  const {name} = useSite();
  const {title, artist, picture, number, address} = sheet;
  return (
    <article
      className="certificate"
      data-across={number ? undefined : words.certificate.sheet.specimen}
      aria-labelledby="certificate-title"
    >
      <header>
        <p className="text-sm text-muted">
          {number ? name : `${name} · ${words.certificate.sheet.specimen}`}
        </p>
        <h1 id="certificate-title" className="mt-3">
          {words.certificate.sheet.title}
        </h1>
      </header>
      {picture && (
        <div className="certificate-picture">
          <CdnPicture
            image={picture}
            alt={picture.alt ?? words.certificate.sheet.pictureOf(title)}
            place="page"
            sizes="(min-width: 52rem) 40rem, 84vw"
            loading="eager"
          />
        </div>
      )}
      <div>
        <h2 className="text-2xl italic">{title}</h2>
        <dl className="certificate-facts mt-4">
          {sheetRows(words, sheet).map(({term, value}) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="mx-auto mt-6 max-w-md font-serif text-lg">
          {words.certificate.sheet.genuine(artist)}
        </p>
      </div>
      <div className="certificate-end">
        <p className="certificate-signature text-sm text-muted">{artist}</p>
        <Seal artist={artist} />
        <div className="text-sm">
          <p className="text-muted">{words.certificate.sheet.certificate}</p>
          <p className="certificate-number">{number ?? words.certificate.sheet.noNumberYet}</p>
          <p className="mt-2 text-muted">
            {number ? words.certificate.sheet.checkedAt : words.certificate.sheet.anyoneCanCheckAt}
          </p>
          <p className="certificate-number">
            <Breakable url={address} />
          </p>
        </div>
      </div>
    </article>
  );
}

/** A URL that wraps before a slash, and never within a word. */
function Breakable({url}: {url: string}) {
  const parts = url.split(/(?<=[^/])(?=\/[^/])/);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The artist's initials in a round stamp. */
function Seal({artist}: {artist: string}) {
  const initials = artist.split(' ').map((name) => name.charAt(0));
  return (
    <svg
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="certificate-seal"
    >
      <circle cx="50" cy="50" r="48.5" />
      <circle cx="50" cy="50" r="44" strokeWidth="3" strokeDasharray="1 3" />
      <circle cx="50" cy="50" r="38" />
      <text x="50" y="59" textAnchor="middle" stroke="none">
        {initials.join('')}
      </text>
    </svg>
  );
}
