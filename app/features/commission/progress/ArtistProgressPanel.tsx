import {type ReactNode, useState} from 'react';
import type {ArtistProgress} from '#contracts/commission-progress';
import {STAGES, type Stage} from '#contracts/commission-stages';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {KEEPS_PLACE} from '~/lib/browser/keeps-place';
import {PostResult} from '~/shop/forms/PostResult';
import {useWords} from '~/words';
import type {ArtistPost} from './artist-page.server';
import {ConfirmForm} from './ConfirmForm';
import {MoveForm} from './MoveForm';
import {ProgressUpdates} from './ProgressUpdates';
import {ProgressSteps} from './ProgressSteps';

export interface ArtistProgressPanelProps {
  progress: ArtistProgress;
  /** The stage that the form moves the commission to. */
  stage: Stage;
  result?: ArtistPost;
  /** The price and the payments. */
  children?: ReactNode;
}

/**
 * The artist's own page for a commission. Opening it changes nothing, because mail scanners open links before anyone
 * reads the email.
 */
export function ArtistProgressPanel({progress, stage, result, children}: ArtistProgressPanelProps) {
  const words = useWords();
  const {name, subject, size} = progress;
  // Resets the form after a post, but not when the artist picks another stage.
  const [postId, setPostId] = useState(result?.postId);
  if (result?.postId && result.postId !== postId) setPostId(result.postId);

  return (
    <div className="page pt-page-top">
      <PageHeader title={subject}>
        {words.commissionProgress.artist.buyer(name, words.shared.sizes[size])}
      </PageHeader>
      <PostResult result={result} />
      <ProgressSteps progress={progress} />
      {children}
      <div className="mt-12 max-w-text">
        <MoveForm key={postId} progress={progress} stage={stage} result={result} />
        <nav aria-labelledby="another-stage" className="mt-10">
          <h2 id="another-stage" className="text-lg">
            {words.commissionProgress.artist.otherStage}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {STAGES.map((other) => (
              <li key={other}>
                <TextLink
                  to={`?stage=${other}`}
                  prefetch="none"
                  state={KEEPS_PLACE}
                  aria-current={other === stage ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {words.shared.stages[other].label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 text-sm">
          <ConfirmForm
            intent="close"
            words={words.commissionProgress.artist.close}
            progress={progress}
            result={result}
          />
        </div>
      </div>
      <ProgressUpdates progress={progress} />
    </div>
  );
}
