import {askAgain} from './ask-again';

/** Changes an earlier choice, from the foot of every page. Without scripts nothing is measured, and there is no choice. */
export function PrivacyChoicesButton() {
  return (
    <button
      type="button"
      onClick={askAgain}
      className="min-h-6 underline decoration-edge underline-offset-4 hover:text-sea noscript:hidden"
    >
      Privacy choices
    </button>
  );
}
