import {useWords} from '~/words';
import {commissionSteps} from '~/content/commissions';

export function HowItWorks() {
  const words = useWords();
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="text-2xl">
        {words.commission.steps.title}
      </h2>
      <ol className="mt-8 grid gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-10 md:grid-cols-3">
        {commissionSteps(words).map(({title, text}, index) => (
          <li key={title} className="border-t border-rule pt-5">
            <span aria-hidden="true" className="font-serif text-xl text-sea">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 max-w-text text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
