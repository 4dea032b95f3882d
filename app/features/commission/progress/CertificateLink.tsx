import words from '#words/commission-progress';
import type {Progress} from '#contracts/commission-progress';
import {TextLink} from '~/components/TextLink';

/** Leads to the certificate of a painting that was sent. */
export function CertificateLink({certificate}: Pick<Progress, 'certificate'>) {
  if (!certificate) return null;
  return (
    <p className="mt-6">
      <TextLink to={`/certificate/${certificate}`}>{words.certificate(certificate)}</TextLink>
    </p>
  );
}
