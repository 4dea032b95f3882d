import words from '#words/letter-links';
import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {useSite} from '~/shop/site/use-site';
import type {LinkOutcome} from './follow-link.server';

export interface LinkPanelProps {
  /** `asked` before the button is pressed. */
  outcome: LinkOutcome | 'asked';
  /** The page before the button is pressed, and with each result. */
  says: Record<LinkOutcome | 'asked', {title: string; text: ReactNode}>;
  button: string;
}

/**
 * The page of a link in a letter: a button, or the result. The form has no fields: the token is in the URL. Opening the
 * page changes nothing, since mail scanners follow links before anybody reads the mail.
 */
export function LinkPanel({outcome, says, button}: LinkPanelProps) {
  const isPending = useNavigation().state === 'submitting';
  const {title, text} = says[outcome];
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <div role="status">
        <PageHeader title={title}>{text}</PageHeader>
      </div>
      {(outcome === 'asked' || outcome === 'failed') && (
        <Form method="post" className="mt-10">
          <Button type="submit" isPending={isPending}>
            {outcome === 'asked' ? button : words.tryAgain}
          </Button>
        </Form>
      )}
    </div>
  );
}

export function StudioMail() {
  const {email} = useSite();
  return <TextLink to={`mailto:${email}`}>{email}</TextLink>;
}
