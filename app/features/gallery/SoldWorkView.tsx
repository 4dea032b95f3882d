import type {CSSProperties, ReactNode} from 'react';
import {ButtonLink} from '~/components/ButtonLink';
import {Link} from '~/components/Link';
import {TextLink} from '~/components/TextLink';
import type {SoldWork} from '~/content/gallery';
import {ratioOf} from '~/lib/cdn-image';
import {WorksSection} from '~/shop/card/WorksSection';
import {WorkPicture} from '~/shop/gallery/WorkPicture';
import {useWords} from '~/words';
import {commissionUrl, GALLERY_PATH, similarPieceUrl} from './gallery-url';
import {soldWorkPath} from '~/shop/paths';
import type {SoldWorkPage} from './load-sold-work';
import {soldWorkFacts} from './sold-work-facts';
import {SoldBadge} from './SoldBadge';
import {SoldWorkPicture} from './SoldWorkPicture';

export interface SoldWorkViewProps {
  page: SoldWorkPage;
  share: ReactNode;
}

/** A sold work on its own page: its details, and links to similar works. */
export function SoldWorkView({page, share}: SoldWorkViewProps) {
  const {work, prints, similar, previous, next} = page;
  const words = useWords();
  return (
    <>
      <div className="grid gap-x-[clamp(2.5rem,4vw,5rem)] gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,25vw,30rem)] lg:items-start">
        <SoldWorkPicture key={work.handle} work={work} />
        <div className="flex flex-col gap-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:self-stretch">
          <div className="@container grid content-start gap-6">
            <header>
              <h1 className="text-3xl">{work.title}</h1>
              <SoldBadge />
            </header>
            <dl className="facts border-t">
              {soldWorkFacts(words, work).map(({term, value}) => (
                <div key={term}>
                  <dt className="text-muted">{term}</dt>
                  <dd className="first-letter:uppercase">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="flex grow flex-col gap-6 md:max-lg:mt-2">
            <div className="grid justify-items-start gap-3 text-balance print:hidden">
              <ButtonLink to={commissionUrl(words, work)} className="justify-self-stretch">
                {words.gallery.commission}
              </ButtonLink>
              <ButtonLink to={similarPieceUrl(words, work)} variant="quiet">
                {words.product.askAboutSimilar}
              </ButtonLink>
            </div>
            {share}
            <nav
              aria-label={words.gallery.works}
              className="grid grid-cols-2 gap-x-5 gap-y-2 text-sm print:hidden"
            >
              {previous && (
                <Neighbour
                  work={previous}
                  rel="prev"
                  label={words.gallery.previous(previous.title)}
                />
              )}
              {next && <Neighbour work={next} rel="next" label={words.gallery.next(next.title)} />}
              <TextLink to={GALLERY_PATH} className="col-span-full justify-self-start">
                {words.gallery.allSold}
              </TextLink>
            </nav>
          </div>
        </div>
      </div>
      <WorksSection id="prints" title={words.gallery.prints} products={prints} layout="grid" />
      <WorksSection id="similar" title={words.gallery.similarLight} products={similar} />
    </>
  );
}

interface NeighbourProps {
  work: SoldWork;
  rel: 'prev' | 'next';
  label: string;
}

/** The work before or after this one in the gallery. */
function Neighbour({work, rel, label}: NeighbourProps) {
  return (
    <Link
      to={soldWorkPath(work.handle)}
      rel={rel}
      style={{'--ratio': ratioOf(work)} as CSSProperties}
      className="row-span-2 grid grid-cols-1 grid-rows-subgrid hover:text-sea 2xl:first:nth-last-2:col-span-full"
    >
      <WorkPicture
        work={{...work, alt: ''}}
        sizes="(min-width: 64em) 14rem, 45vw"
        loading="lazy"
        className="h-auto w-[min(100%,12rem*var(--ratio))]"
      />
      <span>{label}</span>
    </Link>
  );
}
