import type {HoldView} from '#contracts/hold';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PrintButton} from '~/components/PrintButton';
import {TextLink} from '~/components/TextLink';
import type {FormResult} from '~/lib/forms/form-result';
import {IntentForm} from '~/shop/forms/IntentForm';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {HoldHeader} from './HoldHeader';
import {HoldPayments} from './HoldPayments';
import {PayOverTime} from './PayOverTime';

export interface HoldStatusProps {
  hold: HoldView;
  /** When the hold ends, as a text. */
  until: string | null;
  result?: FormResult;
}

/** The buyer's private page. Opening it changes nothing, because mail scanners open links. */
export function HoldStatus({hold, until, result}: HoldStatusProps) {
  const words = useWords();
  const {email} = useSite();
  const {state, payments, certificate} = hold;
  const hasPaid = payments.some(({paidAt}) => paidAt);
  return (
    <HoldHeader hold={hold} text={words.hold.states[state]} result={result}>
      {state === 'new' && (
        <IntentForm intent="confirm" result={result} send={words.hold.confirm} className="mt-8" />
      )}
      <HoldPayments hold={hold} until={until} isBuyer />
      <PayOverTime hold={hold} result={result} />
      {certificate && (
        <p className="mt-8">
          <TextLink to={`/certificate/${certificate}`}>
            {words.hold.certificate(certificate)}
          </TextLink>
        </p>
      )}
      {hasPaid && (
        <div className="mt-8 print:hidden">
          <PrintButton>{words.hold.print}</PrintButton>
        </div>
      )}
      <p className="mt-12 max-w-text border-t border-line pt-5 text-sm text-muted print:hidden">
        <LinkedSentence words={{...words.hold.privacy, link: email}} to={`mailto:${email}`} />
      </p>
    </HoldHeader>
  );
}
