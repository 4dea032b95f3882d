import words from '#words/letter-links';
import {TextLink} from '~/components/TextLink';
import {LinkPanel, StudioMail, type LinkPanelProps} from './LinkPanel';

const SAYS: LinkPanelProps['says'] = {
  asked: {title: words.unsubscribe.title, text: words.unsubscribe.text},
  done: {
    title: words.unsubscribe.done,
    text: (
      <>
        {words.unsubscribe.farewell.before}
        <TextLink to="/newsletter">{words.unsubscribe.farewell.link}</TextLink>
        {words.unsubscribe.farewell.after}
      </>
    ),
  },
  unknown: {
    title: words.unknown,
    text: (
      <>
        {words.unsubscribe.unknown.before}
        <StudioMail />
        {words.unsubscribe.unknown.after}
      </>
    ),
  },
  failed: {
    title: words.failed,
    text: (
      <>
        {words.unsubscribe.failed}
        <StudioMail />.
      </>
    ),
  },
};

/** The unsubscribe button, or the result. */
export function UnsubscribePanel({outcome}: Pick<LinkPanelProps, 'outcome'>) {
  return <LinkPanel outcome={outcome} says={SAYS} button={words.unsubscribe.button} />;
}
