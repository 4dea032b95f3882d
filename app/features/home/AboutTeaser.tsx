import {ButtonLink} from '~/components/ButtonLink';
import {SitePicture} from '~/shop/site/SitePicture';
import {useWords} from '~/words';
import {SITE} from '#contracts/site';
import type {HomeTexts} from './load-home';

export type AboutTeaserProps = Pick<HomeTexts, 'mission' | 'vision'>;

export function AboutTeaser({mission, vision}: AboutTeaserProps) {
  const words = useWords();
  return (
    <section
      aria-labelledby="about-the-artist"
      className="page grid gap-x-columns gap-y-10 pt-section lg:items-center md:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)]"
    >
      <SitePicture
        shows="portrait"
        sizes="(min-width: 88rem) 34rem, (min-width: 48rem) 40vw, 92vw"
      />
      <div className="max-w-text">
        <h2 id="about-the-artist" className="text-2xl">
          {words.home.aboutArtist}
        </h2>
        <Statement title={words.home.missionTitle}>{mission}</Statement>
        <Statement title={words.home.visionTitle}>{vision}</Statement>
        <ButtonLink to="/about" variant="outline" className="mt-10">
          {words.home.readAbout(SITE.artist.firstName)}
        </ButtonLink>
      </div>
    </section>
  );
}

function Statement({title, children}: {title: string; children: string}) {
  return (
    <>
      <h3 className="mt-8 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      <p className="mt-2 font-serif text-xl text-balance">{children}</p>
    </>
  );
}
