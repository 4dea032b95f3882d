import {useWords} from '~/words';
import {openChoices} from './choice';

/** Opens the privacy choices from the footer. Hidden without JavaScript, which tracking requires. */
export function PrivacyChoicesButton() {
  const words = useWords();
  return (
    <button
      type="button"
      onClick={({currentTarget}) => openChoices(currentTarget)}
      className="min-h-6 edge-link noscript:hidden"
    >
      {words.consent.open}
    </button>
  );
}
