import {Form, useActionData, useLoaderData, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {EaselPicture} from './EaselPicture';
import type {LinkOutcome, loadLink} from './follow-link.server';

export interface LinkPanelProps {
  /**
   * Title, text and button before the click; `done`, the title afterwards; `failed`, the text before the studio's email
   * address.
   */
  words: {title: string; text: string; button: string; done: string; failed: string};
  /** The text after the link has worked. */
  thanks: ReactNode;
  /** The text for an unknown link. */
  unknown: ReactNode;
  /** Below the button. */
  instead?: ReactNode;
  /** The content below the text, once the link was used. */
  children?: ReactNode;
}

/**
 * The page of a link in an email: a button, or the result. The button's form has no fields, because the token is in the
 * URL. Opening the page changes nothing, because mail scanners follow links before anyone reads the email.
 */
export function LinkPanel({words, thanks, unknown, instead, children}: LinkPanelProps) {
  const {emailLinks, errors} = useWords();
  const {email} = useSite();
  const {hasToken} = useLoaderData<typeof loadLink>();
  // Without an outcome, the connection was lost.
  const result = useActionData<{outcome?: LinkOutcome}>();
  const isPending = useNavigation().state === 'submitting';
  const outcome = result ? (result.outcome ?? 'failed') : hasToken ? 'asked' : 'unknown';
  const apology = {before: words.failed, link: email, after: '.'};
  const {title, text} = {
    asked: words,
    done: {title: words.done, text: thanks},
    chosen: {title: emailLinks.topic.done, text: emailLinks.topic.thanks},
    unknown: {title: emailLinks.unknown, text: unknown},
    failed: {
      title: errors.failed.documentTitle,
      text: <LinkedSentence words={apology} to={`mailto:${email}`} />,
    },
  }[outcome];
  return (
    <PicturePage picture={<EaselPicture />}>
      <div role="status">
        <PageHeader title={title}>{text}</PageHeader>
      </div>
      {/* After a failure the visitor chooses again, because there may be two choices. */}
      {(outcome === 'asked' || outcome === 'failed') && (
        <>
          <Form method="post" className="mt-10">
            <Button type="submit" isPending={isPending}>
              {words.button}
            </Button>
          </Form>
          {instead}
        </>
      )}
      {outcome === 'done' && children}
    </PicturePage>
  );
}
