import {TextLink} from '~/components/TextLink';
import {POLICIES_UPDATED} from '~/content/policies';

/** Beside the button: the terms that a request is sent under. */
export function TermsLine() {
  return (
    <p className="text-sm text-muted">
      By sending this you agree to the <TextLink to="/pages/terms">terms</TextLink> of{' '}
      {POLICIES_UPDATED.text}.
    </p>
  );
}
