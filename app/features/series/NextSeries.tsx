import {CdnPicture} from '~/components/CdnPicture';
import {Link} from '~/components/Link';
import {seriesPath} from '~/shop/paths';
import {useWords} from '~/words';
import type {SeriesLink} from './load-series';

/** A link to another series, with the picture of its first work. On a wide page, it's beside the other works of this one. */
export function NextSeries({handle, title, titleLang, image}: SeriesLink) {
  const words = useWords();
  return (
    <nav
      aria-label={words.series.next}
      className="mt-10 border-t border-line pt-8 lg:col-start-1 lg:row-start-2 lg:mt-0 lg:mr-5 lg:self-start lg:pt-6 print:hidden"
    >
      <Link
        to={seriesPath(handle)}
        prefetch="intent"
        className="group grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-6 lg:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]"
      >
        {image && (
          <CdnPicture
            image={image}
            alt=""
            sizes="(min-width: 64em) 12rem, 40vw"
            loading="lazy"
            widths="card"
          />
        )}
        <span>
          <span className="block text-sm text-muted">{words.series.next}</span>
          <span
            lang={titleLang}
            className="mt-1 block font-serif text-2xl tracking-title decoration-sea-line decoration-1 underline-offset-[0.2em] group-hover:underline"
          >
            {title}
          </span>
        </span>
      </Link>
    </nav>
  );
}
