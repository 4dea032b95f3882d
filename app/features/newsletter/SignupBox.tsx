import {useId, type ReactNode} from 'react';

export interface SignupBoxProps {
  heading: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** The sign-up for a work that can't be bought now. */
export function SignupBox({heading, text, children}: SignupBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-mat p-4 lg:p-7 print:hidden">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">{text}</p>
      {children}
    </section>
  );
}
