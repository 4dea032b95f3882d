import {COMMISSION_TERMS} from '~/content/commissions';

/** The terms of a commission, beside the form. */
export function CommissionTerms() {
  return (
    <ul className="mt-6 grid max-w-text gap-3 text-sm text-muted">
      {COMMISSION_TERMS.map((term) => (
        <li key={term} className="border-t border-line pt-3">
          {term}
        </li>
      ))}
    </ul>
  );
}
