import {SitePicture} from '~/shop/site/SitePicture';
import {useWords} from '~/words';
import {SITE} from '#contracts/site';
import type {AboutWords} from './load-about';

export function Biography({lede, beginnings, practice, prints}: AboutWords) {
  const words = useWords();
  return (
    <div className="page pt-page-top">
      {/* Below 1024 px, the portrait follows the first sentence. On a tablet, the biography is beside both. */}
      <div className="grid gap-x-columns gap-y-7 md:grid-cols-(--columns) md:grid-rows-[auto_auto_1fr] md:max-lg:gap-y-6 2xl:gap-y-16">
        <h1 className="text-3xl md:max-lg:col-span-full 2xl:text-display">
          {words.about.title(SITE.artist.name)}
        </h1>
        <p className="font-serif text-xl text-balance md:max-lg:self-baseline 2xl:text-[3.25rem]">
          {lede}
        </p>
        {/* From 1024 px up, it fits the window and stays beside the text. */}
        <div className="md:max-lg:row-start-3 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
          <SitePicture
            shows="portrait"
            sizes="(min-width: 64rem) 58vh, (min-width: 48rem) 43vw, 92vw"
            loading="eager"
          />
        </div>
        <Paragraphs
          texts={beginnings}
          className="max-w-text md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 md:max-lg:self-baseline lg:self-end 2xl:max-w-[52rem] 2xl:*:text-xl 2xl:*:leading-relaxed"
        />
      </div>
      <div className="mt-[clamp(4rem,7vw,6rem)] grid items-start gap-x-columns gap-y-10 md:grid-cols-(--columns)">
        {/* On a phone this is last, because it would otherwise directly follow the portrait. */}
        <div className="max-md:order-last md:max-lg:col-span-full lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <SitePicture
            shows="studioPicture"
            sizes="(min-width: 120rem) 62rem, (min-width: 64rem) 52vw, 92vw"
          />
        </div>
        <div className="grid max-w-text gap-12 md:max-lg:col-span-full md:max-lg:max-w-none md:max-lg:grid-cols-(--columns) md:max-lg:gap-x-columns">
          <Passage {...practice} />
          <Passage {...prints} />
        </div>
      </div>
    </div>
  );
}

function Passage({heading, paragraphs}: {heading: string; paragraphs: readonly string[]}) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <Paragraphs texts={paragraphs} className="mt-5" />
    </section>
  );
}

function Paragraphs({texts, className}: {texts: readonly string[]; className: string}) {
  return (
    <div className={className}>
      {texts.map((text) => (
        <p key={text} className="mt-5 first:mt-0 lg:text-lg">
          {text}
        </p>
      ))}
    </div>
  );
}
