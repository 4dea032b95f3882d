import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';

export function NextSteps({children}: {children: string}) {
  const words = useWords();
  return (
    <section aria-label={words.about.nextSteps} className="page mt-section">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7 border-t border-rule pt-[clamp(2rem,4vw,3.5rem)]">
        <p className="max-w-[24em] font-serif text-xl text-balance">{children}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/collections/prints">{words.navigation.shopPrints}</ButtonLink>
          <ButtonLink to="/commissions" variant="outline">
            {words.navigation.startCommission}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
