import type {ReactNode} from 'react';
import {useWords} from '~/words';
import type {Desk} from './desk';

export interface ClosedDeskProps {
  desk: Desk;
  /** The sign-up form for visitors who want to know when commissions reopen. */
  children: ReactNode;
}

/** Replaces the form while the artist takes no commissions. */
export function ClosedDesk({desk: {note}, children}: ClosedDeskProps) {
  const words = useWords();
  return (
    <>
      <div>
        <h2 id="request" className="text-2xl">
          {words.commission.closed.title}
        </h2>
        <p className="mt-4 max-w-text text-lg text-muted">{words.commission.closed.text}</p>
        {note && <p className="mt-4 max-w-text text-lg text-muted">{note}</p>}
      </div>
      <div className="lg:col-span-2">{children}</div>
    </>
  );
}
