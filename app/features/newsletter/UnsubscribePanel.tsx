import {Form, useNavigation} from '@remix-run/react';
import {SITE} from '#contracts/site';
import {Button} from '~/components/Button';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import type {UnsubscribeOutcome} from './unsubscribe.server';

export interface UnsubscribePanelProps {
  /** `asked` before the button is pressed. */
  outcome: UnsubscribeOutcome | 'asked';
}

const TITLE: Record<UnsubscribePanelProps['outcome'], string> = {
  asked: 'Unsubscribe',
  left: 'You are unsubscribed',
  unknown: 'This link is not known',
  failed: 'That did not work',
};

/** The unsubscribe button, or the result. The form has no fields: the token is in the URL. */
export function UnsubscribePanel({outcome}: UnsubscribePanelProps) {
  const isPending = useNavigation().state === 'submitting';
  return (
    <>
      <div role="status">
        <PageHeader title={TITLE[outcome]}>
          <Words outcome={outcome} />
        </PageHeader>
      </div>
      {(outcome === 'asked' || outcome === 'failed') && (
        <Form method="post" className="mt-10">
          <Button type="submit" isPending={isPending}>
            {outcome === 'asked' ? 'Unsubscribe' : 'Try Again'}
          </Button>
        </Form>
      )}
    </>
  );
}

function Words({outcome}: UnsubscribePanelProps) {
  switch (outcome) {
    case 'asked':
      return 'One press, and no more letters come from the studio. Orders and requests of yours are not touched.';
    case 'left':
      return (
        <>
          No more letters will come. Should you miss them, the list is{' '}
          <TextLink to="/newsletter">open to you again</TextLink> at any time.
        </>
      );
    case 'unknown':
      return (
        <>
          It may have lost a piece on its way, or it is very old. Write to <Mail /> and your address
          will be taken off the list by hand.
        </>
      );
    case 'failed':
      return (
        <>
          You may still be on the list. Please try again later, or write to <Mail />.
        </>
      );
  }
}

function Mail() {
  return <TextLink to={`mailto:${SITE.email}`}>{SITE.email}</TextLink>;
}
