import {useWords} from '~/words';
import {CdnPicture} from '~/components/CdnPicture';
import type {CommissionExample, CommissionExamples as Props, ExamplePicture} from './examples';

/** The first commission, shown large beside the page's title, with the notes if it's the only one. */
export function LeadExample({
  title,
  sentence,
  notes,
  ...pair
}: CommissionExample & Pick<Props, 'notes'>) {
  return (
    <div className="lg:col-span-2">
      <ExamplePair {...pair} loading="eager" />
      <p className="mt-2 text-sm text-balance text-muted">
        <cite>{title}</cite>
        {sentence && `. ${sentence}`}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Commissions, each with its sketch beside it. */
export function CommissionExamples({examples, notes}: Props) {
  const words = useWords();
  return (
    <section aria-labelledby="examples" className="mt-[clamp(3.5rem,7vw,6.5rem)]">
      <h2 id="examples" className="text-2xl">
        {words.commission.examples.title}
      </h2>
      <ul className="mt-8 grid gap-[clamp(2.5rem,5vw,4.5rem)]">
        {examples.map((example) => (
          <li
            key={example.sketch.url}
            className="grid gap-x-steps gap-y-6 border-t border-rule pt-5 lg:grid-cols-3"
          >
            <Example {...example} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-8 max-w-text text-sm text-muted">
          {note}
        </p>
      ))}
    </section>
  );
}

function Example(example: CommissionExample) {
  const {title, sentence} = example;
  return (
    <>
      <div>
        <h3 className="text-xl">{title}</h3>
        {sentence && <p className="mt-2 max-w-text text-muted">{sentence}</p>}
      </div>
      <div className="lg:col-span-2">
        <ExamplePair {...example} />
      </div>
    </>
  );
}

/**
 * Beside each other, the two pictures end on the same line, with their labels below, even if their shapes differ. On a
 * phone, where they would be too small, one is below the other.
 */
function ExamplePair({
  sketch,
  painting,
  caption,
  loading = 'lazy',
}: Omit<CommissionExample, 'title' | 'sentence'> & {loading?: 'eager' | 'lazy'}) {
  const words = useWords();
  return (
    <div className="grid gap-[clamp(0.75rem,2vw,1.75rem)] sm:grid-cols-2 lg:gap-x-steps">
      <Framed picture={sketch} caption={words.commission.examples.sketch} loading={loading} />
      <Framed picture={painting} caption={caption} loading={loading} />
    </div>
  );
}

interface FramedProps {
  picture: ExamplePicture;
  caption: string;
  loading: 'eager' | 'lazy';
}

function Framed({picture, caption, loading}: FramedProps) {
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-y-2.5">
      <CdnPicture
        image={picture}
        alt={picture.altText}
        sizes="(min-width: 105rem) 37rem, (min-width: 64rem) 34vw, (min-width: 40rem) 45vw, 92vw"
        loading={loading}
        widths="page"
        className="h-auto w-full self-end bg-mat"
      />
      <figcaption className="text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
