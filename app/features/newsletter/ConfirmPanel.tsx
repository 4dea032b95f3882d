import words from '#words/letter-links';
import {TextLink} from '~/components/TextLink';
import {LinkPanel, StudioMail, type LinkPanelProps} from './LinkPanel';

const SAYS: LinkPanelProps['says'] = {
  asked: {title: words.confirm.title, text: words.confirm.text},
  done: {
    title: words.confirm.done,
    text: (
      <>
        {words.confirm.thanks.before}
        <TextLink to="/collections/prints">{words.confirm.thanks.link}</TextLink>
        {words.confirm.thanks.after}
      </>
    ),
  },
  unknown: {
    title: words.unknown,
    text: (
      <>
        {words.confirm.unknown.before}
        <TextLink to="/newsletter">{words.confirm.unknown.link}</TextLink>
        {words.confirm.unknown.after}
      </>
    ),
  },
  failed: {
    title: words.failed,
    text: (
      <>
        {words.confirm.failed}
        <StudioMail />.
      </>
    ),
  },
};

const SAYS_OF_WAIT: LinkPanelProps['says'] = {
  asked: {title: words.confirmWait.title, text: words.confirmWait.text},
  done: {title: words.confirmWait.done, text: words.confirmWait.thanks},
  unknown: {title: words.unknown, text: words.confirmWait.unknown},
  failed: {
    title: words.failed,
    text: (
      <>
        {words.confirmWait.failed}
        <StudioMail />.
      </>
    ),
  },
};

/** The button that confirms a sign-up or, with `isWait`, that one email is wanted; or the result. */
export function ConfirmPanel({
  outcome,
  isWait,
}: Pick<LinkPanelProps, 'outcome'> & {isWait: boolean}) {
  return (
    <LinkPanel
      outcome={outcome}
      says={isWait ? SAYS_OF_WAIT : SAYS}
      button={words.confirm.button}
    />
  );
}
