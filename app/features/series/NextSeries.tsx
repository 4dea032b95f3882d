import {CdnPicture} from '~/components/CdnPicture';
import {Link} from '~/components/Link';
import {seriesPath} from '~/shop/paths';
import {useWords} from '~/words';
import type {SeriesLink} from './load-series';

/** A link to another series, with the picture of its first work, below the works of this one. */
export function NextSeries({handle, title, titleLang, image}: SeriesLink) {
  const words = useWords();
  return (
    <nav
      aria-label={words.series.next}
      className="mt-10 border-t border-line pt-8 lg:col-span-full print:hidden"
    >
      <Link
        to={seriesPath(handle)}
        prefetch="intent"
        className="group grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-6 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] lg:gap-x-8"
      >
        {image && (
          <CdnPicture
            image={image}
            alt=""
            sizes="(min-width: 40em) 12rem, 40vw"
            loading="lazy"
            widths="card"
          />
        )}
        <span>
          <span className="block text-sm text-muted">{words.series.next}</span>
          <span
            lang={titleLang}
            className="mt-1 block font-serif text-2xl lg:text-3xl tracking-title decoration-sea-line decoration-1 underline-offset-[0.2em] group-hover:underline"
          >
            {title}
          </span>
        </span>
      </Link>
    </nav>
  );
}
