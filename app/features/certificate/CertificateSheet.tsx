import {Fragment} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {cn} from '~/lib/cn';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {type Sheet, sheetRows} from './sheet';

/** The certificate as a single sheet, on screen and on paper. A sheet without a number is a specimen. */
export function CertificateSheet({sheet}: {sheet: Sheet}) {
  const words = useWords();
  const {name} = useSite();
  const {title, artist, picture, number, url} = sheet;
  return (
    <article
      className="relative mx-auto grid grid-cols-1 max-w-[52rem] justify-items-center gap-[clamp(1.5rem,min(3vw,3.5vh),2.25rem)] overflow-hidden bg-[#fdfbf5] px-[clamp(1.75rem,7vw,4.5rem)] py-[clamp(2rem,min(8vw,7vh),4.5rem)] text-center text-balance shadow-[0_1px_2px_rgb(23_35_43/0.12),0_12px_32px_rgb(23_35_43/0.08)] before:pointer-events-none before:absolute before:inset-[clamp(0.625rem,2.5vw,1.75rem)] before:border-4 before:border-double before:border-edge print:max-w-none print:break-inside-avoid print:gap-[6mm] print:p-[12mm] print:before:inset-0"
      aria-labelledby="certificate-title"
    >
      <header>
        <p className="text-sm text-muted">
          {number ? name : `${name} · ${words.certificate.sheet.specimen}`}
        </p>
        <h1
          id="certificate-title"
          className="mt-3 text-[min(clamp(1.875rem,1.4rem+2.2vw,3rem),9vw)] leading-[1.12]"
        >
          {words.certificate.sheet.title}
        </h1>
      </header>
      {picture && (
        // In print, a certificate with a long title and every row fits one sheet. The stamp on a specimen is
        // decoration: its word is also above the title.
        <div
          data-stamp={number ? undefined : words.certificate.sheet.specimen}
          className={cn(
            'relative',
            !number &&
              'after:absolute after:top-4 after:left-4 after:-rotate-6 after:border-2 after:border-danger after:bg-[#fdfbf5] after:px-4 after:font-serif after:text-2xl after:text-danger after:content-[attr(data-stamp)]',
          )}
        >
          <CdnPicture
            image={picture}
            alt={picture.alt ?? words.certificate.sheet.pictureOf(title)}
            widths="page"
            sizes="(min-width: 52rem) 40rem, 84vw"
            loading="eager"
            className="h-auto max-h-[min(42vh,32rem)] w-auto max-w-full print:max-h-[75mm]"
          />
        </div>
      )}
      <div className="@container justify-self-stretch">
        <h2 className="text-2xl italic">{title}</h2>
        {/* With enlarged text, a phone has no room for two columns. */}
        <dl className="mt-4 grid grid-cols-1 justify-center gap-x-6 gap-y-1.5 @[13rem]:grid-cols-[auto_auto] @[13rem]:text-left">
          {sheetRows(words, sheet).map(({term, value}) => (
            <Fragment key={term}>
              <dt className="text-muted @[13rem]:text-right">{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="mx-auto mt-6 max-w-md font-serif text-lg">
          {words.certificate.sheet.genuine(artist)}
        </p>
      </div>
      <div className="grid grid-cols-1 items-end justify-items-center gap-x-[clamp(1rem,4vw,2.5rem)] gap-y-6 justify-self-stretch min-[36rem]:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.25fr)]">
        {/* Where the artist signs. */}
        <p className="mt-14 justify-self-stretch border-t border-rule pt-2 text-sm text-muted">
          {artist}
        </p>
        <Seal artist={artist} />
        <div className="text-sm">
          <p className="text-muted">{words.certificate.sheet.certificate}</p>
          <p className="tracking-label wrap-anywhere tabular-nums">
            {number ?? words.certificate.sheet.noNumberYet}
          </p>
          <p className="mt-2 text-muted">
            {number ? words.certificate.sheet.checkedAt : words.certificate.sheet.anyoneCanCheckAt}
          </p>
          <p className="tracking-label wrap-anywhere tabular-nums">
            <Breakable url={url} />
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

/** The artist's initials in a round seal. */
function Seal({artist}: {artist: string}) {
  const initials = artist.split(' ').map((name) => name.charAt(0));
  return (
    <svg
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="w-26 text-edge!"
    >
      <circle cx="50" cy="50" r="48.5" />
      <circle cx="50" cy="50" r="44" strokeWidth="3" strokeDasharray="1 3" />
      <circle cx="50" cy="50" r="38" />
      <text
        x="50"
        y="59"
        textAnchor="middle"
        stroke="none"
        className="fill-current font-serif text-[26px]"
      >
        {initials.join('')}
      </text>
    </svg>
  );
}
