import type {ReactNode} from 'react';
import type {Progress} from '#contracts/commission-progress';
import {useWords} from '~/words';
import {shownUpdates} from './shown-updates';

export interface ProgressUpdatesProps {
  progress: Progress;
  /** Beside the newest pictures, and below them on a phone or a tablet. */
  children?: ReactNode;
}

/** The artist's notes and photos (JPEGs) and the buyer's answers, newest first. */
export function ProgressUpdates({progress, children}: ProgressUpdatesProps) {
  const words = useWords();
  const shown = shownUpdates(progress);
  if (shown.length === 0) return null;
  const newestPictures = shown.find(({imageUrls}) => imageUrls.length > 0);
  return (
    <section aria-labelledby="from-the-studio" className="mt-6">
      <h2 id="from-the-studio" className="text-xl">
        {words.commissionProgress.updates}
      </h2>
      {shown.map((update) => {
        const {stage, note, imageUrls, answer, at} = update;
        return (
          <article
            key={at}
            className="mt-4 grid gap-x-columns border-t border-line pt-5 lg:grid-cols-[56%_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
          >
            <div>
              <h3 className="text-sm text-muted">
                {words.commissionProgress.stageAndDay(
                  answer
                    ? words.commissionProgress.answers[answer].label
                    : words.shared.stages[stage].label,
                  words.longDate(new Date(at)),
                )}
              </h3>
              {note && (
                <p className="mt-3 max-w-text font-serif text-lg wrap-anywhere whitespace-pre-line">
                  {note}
                </p>
              )}
            </div>
            {imageUrls.length > 0 && (
              <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))] items-start gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0">
                {imageUrls.map((url, index) => (
                  // A single picture fills the width.
                  <li key={url} className="only:col-span-full">
                    <a href={url}>
                      <img
                        src={url}
                        loading="lazy"
                        // The aspect ratio until the picture has loaded.
                        className="aspect-[auto_4/3] w-full bg-mat"
                        alt={words.commissionProgress.picture(
                          words.shared.stages[stage].label,
                          words.longDate(new Date(at)),
                          index + 1,
                          imageUrls.length,
                        )}
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {update === newestPictures && children}
          </article>
        );
      })}
    </section>
  );
}
