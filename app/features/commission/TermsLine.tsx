import words from '#words/commission';
import {TextLink} from '~/components/TextLink';
import {POLICIES_UPDATED} from '~/content/policies';

/** The terms that a request is sent under, beside the button. */
export function TermsLine() {
  return (
    <p className="text-sm text-muted">
      {words.form.agreement.before}
      <TextLink to="/pages/terms">{words.form.agreement.link}</TextLink>
      {words.form.agreement.after(POLICIES_UPDATED.text)}
    </p>
  );
}
