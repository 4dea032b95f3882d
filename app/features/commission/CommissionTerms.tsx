import words from '#words/commission';

/** The terms of a commission, beside the form. */
export function CommissionTerms() {
  return (
    <ul className="mt-6 grid max-w-text gap-3 text-sm text-muted">
      {words.terms.map((term) => (
        <li key={term} className="border-t border-line pt-3">
          {term}
        </li>
      ))}
    </ul>
  );
}
