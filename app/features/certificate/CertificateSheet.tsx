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
        <h2 className="text-2xl">{title}</h2>
        <dl className="certificate-facts mt-4">
          {sheetRows(words, sheet).map(({term, value}) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="mt-6">{words.certificate.sheet.genuine(artist)}</p>
      </div>
      <div className="certificate-end">
        <p className="certificate-signature text-sm text-muted">{artist}</p>
        <div className="text-sm">
          <p className="text-muted">{words.certificate.sheet.certificate}</p>
          <p className="certificate-number">{number ?? words.certificate.sheet.noNumberYet}</p>
          <p className="mt-2 text-muted">
            {number ? words.certificate.sheet.checkedAt : words.certificate.sheet.anyoneCanCheckAt}
          </p>
          <p className="certificate-number">{address}</p>
        </div>
      </div>
    </article>
  );
}
