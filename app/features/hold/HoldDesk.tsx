import {openActions, type HoldReply, type HoldView} from '#contracts/hold';
import {TextLink} from '~/components/TextLink';
import {KEEPS_PLACE} from '~/lib/browser/keeps-place';
import type {FormResult} from '~/lib/forms/form-result';
import {useWords} from '~/words';
import {HoldAction} from './HoldAction';
import {HoldHeader} from './HoldHeader';
import {HoldPayments} from './HoldPayments';

export interface HoldDeskProps {
  hold: HoldView;
  artist: NonNullable<HoldReply['artist']>;
  /** When the hold ends, as a text. */
  until: string | null;
  /** The action in the URL. */
  chosen: string | null;
  result?: FormResult;
}

/** The artist's own page for a hold. Each action has its own form. A link only opens the form. */
export function HoldDesk({hold, artist, until, chosen, result}: HoldDeskProps) {
  const words = useWords();
  const {name, email, message} = artist;
  const actions = openActions(hold.state, hold.isCommission);
  const action = result?.ok ? undefined : actions.find((one) => one === chosen);
  const isWaiting = hold.payments.some(({waitingOrder}) => waitingOrder);
  // The function rejects two of them until the order is paid or cancelled.
  const others = actions.filter(
    (one) => one !== action && !(isWaiting && (one === 'agree' || one === 'record')),
  );
  return (
    <HoldHeader
      hold={hold}
      text={hold.isCommission ? words.hold.artist.commission : words.hold.artist.states[hold.state]}
      result={result}
    >
      <p className="mt-4 text-muted">
        <TextLink to={`mailto:${email}`}>{words.hold.artist.buyer(name, email)}</TextLink>
      </p>
      {message && (
        <blockquote className="mt-4 max-w-text border-l-2 border-sea pl-4 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
      {action && (
        <HoldAction key={action} action={action} hold={hold} artist={artist} result={result} />
      )}
      {others.length > 0 && (
        <nav aria-labelledby="what-to-do" className="mt-10">
          <h2 id="what-to-do" className="text-lg">
            {words.hold.artist.whatToDo}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {others.map((one) => (
              <li key={one}>
                <TextLink
                  to={`?do=${one}`}
                  prefetch="none"
                  state={KEEPS_PLACE}
                  className="inline-flex min-h-11 items-center"
                >
                  {one === 'agree' && hold.state === 'held'
                    ? words.hold.artist.actions.agree.again
                    : words.hold.artist.actions[one].link}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HoldPayments hold={hold} until={until} />
    </HoldHeader>
  );
}
