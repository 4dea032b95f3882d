import type {ReactNode} from 'react';
import type {Desk} from './desk';

export interface ClosedDeskProps {
  desk: Desk;
  /** The sign-up form of those who want to know when it opens. */
  children: ReactNode;
}

/** Takes the form's place while the artist takes no commissions. */
export function ClosedDesk({desk: {note}, children}: ClosedDeskProps) {
  return (
    <>
      <div>
        <h2 id="request" className="text-2xl">
          The desk is closed for now
        </h2>
        <p className="mt-4 max-w-text text-lg text-muted">
          Every place is taken, and a painting deserves its time. When the desk opens again, those
          on the list hear of it first.
        </p>
        {note && <p className="mt-4 max-w-text text-lg text-muted">{note}</p>}
      </div>
      <div>{children}</div>
    </>
  );
}
