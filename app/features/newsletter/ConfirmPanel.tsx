import {TextLink} from '~/components/TextLink';
import {LinkPanel, StudioMail, type LinkPanelProps} from './LinkPanel';

const WORDS: LinkPanelProps['words'] = {
  asked: {
    title: 'Confirm your email address',
    text: 'One press, and you’re on the list: letters about new work, launches and commission openings. You can unsubscribe at any time by the link in every email.',
  },
  done: {
    title: 'You’re on the list',
    text: (
      <>
        Thank you. Until the first letter comes, there are{' '}
        <TextLink to="/collections/prints">prints</TextLink> to look at.
      </>
    ),
  },
  unknown: {
    title: 'This link is not known',
    text: (
      <>
        It may have lost a piece on its way, or it is older than 30 days. The list is{' '}
        <TextLink to="/newsletter">open to you</TextLink> at any time.
      </>
    ),
  },
  failed: {
    title: 'That did not work',
    text: (
      <>
        You are not on the list yet. Please try again later, or write to <StudioMail />.
      </>
    ),
  },
};

/** The button that confirms a sign-up, or the result. */
export function ConfirmPanel({outcome}: Pick<LinkPanelProps, 'outcome'>) {
  return <LinkPanel outcome={outcome} words={WORDS} button="Confirm" />;
}
