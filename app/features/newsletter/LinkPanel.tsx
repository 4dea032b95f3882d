import {Form, useActionData, useLoaderData, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import type {LinkOutcome, loadLink} from './follow-link.server';

export interface LinkPanelProps {
  /** The page before the button is pressed. */
  asked: {title: string; text: string; button: string};
  /** The page when the link was followed. */
  done: {title: string; text: ReactNode};
  /** The text when nobody knows the link. */
  unknown: ReactNode;
  /** The text when the link could not be followed; the studio's address comes after it. */
  failed: string;
}

/**
 * The page of a link in a letter: a button, or the result. The form has no fields: the token is in the URL. Opening the
 * page changes nothing, since mail scanners follow links before anybody reads the mail.
 */
export function LinkPanel({asked, done, unknown, failed}: LinkPanelProps) {
  const words = useWords();
  const {email} = useSite();
  const {hasToken} = useLoaderData<typeof loadLink>();
  const result = useActionData<{outcome: LinkOutcome}>();
  const isPending = useNavigation().state === 'submitting';
  const outcome = result?.outcome ?? (hasToken ? 'asked' : 'unknown');
  const apology = {before: failed, link: email, after: '.'};
  const {title, text} = {
    asked,
    done,
    unknown: {title: words.letterLinks.unknown, text: unknown},
    failed: {
      title: words.letterLinks.failed,
      text: <LinkedSentence words={apology} to={`mailto:${email}`} />,
    },
  }[outcome];
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <div role="status">
        <PageHeader title={title}>{text}</PageHeader>
      </div>
      {(outcome === 'asked' || outcome === 'failed') && (
        <Form method="post" className="mt-10">
          <Button type="submit" isPending={isPending}>
            {outcome === 'asked' ? asked.button : words.letterLinks.tryAgain}
          </Button>
        </Form>
      )}
    </div>
  );
}
