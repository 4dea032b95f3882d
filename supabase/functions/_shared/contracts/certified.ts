import {editionSize} from './edition.ts';

interface Work {
  kind: 'original' | 'print';
  /** The artist's texts: 'Numbered, with each print', 'Edition of 50'. */
  certificate: string | null | undefined;
  edition: string | null | undefined;
}

/** Whether a work is sold with a certificate: originals, limited editions, and works that the artist marks. */
export function isCertified({kind, certificate, edition}: Work): boolean {
  return kind === 'original' || Boolean(certificate) || editionSize(edition) !== null;
}
