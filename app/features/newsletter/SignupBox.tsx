import {useId, type ReactNode} from 'react';

export interface SignupBoxProps {
  heading: string;
  text: string;
  /** Whether it's folded, because something can be bought beside it. */
  isFolded?: boolean;
  /** Called when a control of the open box gets the focus. */
  onFocus?: () => void;
  /** The form. */
  children: ReactNode;
}

/** The sign-up for a work that can't be bought now. */
export function SignupBox({heading, text, isFolded = false, onFocus, children}: SignupBoxProps) {
  const id = useId();
  if (isFolded) {
    return (
      <details className="disclosure print:hidden">
        <summary className="inline-block min-h-11 py-2.5 text-sm underline underline-offset-4 hover:text-sea">
          {heading}
        </summary>
        <p className="mt-2 mb-5 text-sm text-muted">{text}</p>
        {children}
      </details>
    );
  }
  return (
    <section aria-labelledby={id} onFocus={onFocus} className="bg-mat p-4 lg:p-7 print:hidden">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">{text}</p>
      {children}
    </section>
  );
}
