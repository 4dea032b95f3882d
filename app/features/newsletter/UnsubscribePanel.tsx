import {TextLink} from '~/components/TextLink';
import {LinkPanel, StudioMail, type LinkPanelProps} from './LinkPanel';

const WORDS: LinkPanelProps['words'] = {
  asked: {
    title: 'Unsubscribe',
    text: 'One press, and no more letters come from the studio. Orders and requests of yours are not touched.',
  },
  done: {
    title: 'You are unsubscribed',
    text: (
      <>
        No more letters will come. Should you miss them, the list is{' '}
        <TextLink to="/newsletter">open to you again</TextLink> at any time.
      </>
    ),
  },
  unknown: {
    title: 'This link is not known',
    text: (
      <>
        It may have lost a piece on its way, or it is very old. Write to <StudioMail /> and your
        address will be taken off the list by hand.
      </>
    ),
  },
  failed: {
    title: 'That did not work',
    text: (
      <>
        You may still be on the list. Please try again later, or write to <StudioMail />.
      </>
    ),
  },
};

/** The unsubscribe button, or the result. */
export function UnsubscribePanel({outcome}: Pick<LinkPanelProps, 'outcome'>) {
  return <LinkPanel outcome={outcome} words={WORDS} button="Unsubscribe" />;
}
