import {useWords} from '~/words';
import {CdnPicture} from '~/components/CdnPicture';
import {ratioOf} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';
import type {CommissionExample, CommissionExamples as Props, ExamplePicture} from './examples';

/** Above this ratio, two pictures side by side would be too small on a phone. */
const WIDE_RATIO = 1.25;

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

/** The two pictures end on the same line, with their labels below, even if their shapes differ. */
function ExamplePair({
  sketch,
  painting,
  caption,
  loading = 'lazy',
}: Omit<CommissionExample, 'title' | 'sentence'> & {loading?: 'eager' | 'lazy'}) {
  const words = useWords();
  const isWide = ratioOf(painting) >= WIDE_RATIO;
  return (
    <div
      className={cn(
        'grid grid-cols-2 gap-[clamp(0.75rem,2vw,1.75rem)] lg:gap-x-steps',
        isWide && 'max-md:grid-cols-1',
      )}
    >
      <Framed
        picture={sketch}
        isWide={isWide}
        caption={words.commission.examples.sketch}
        loading={loading}
      />
      <Framed picture={painting} isWide={isWide} caption={caption} loading={loading} />
    </div>
  );
}

interface FramedProps {
  picture: ExamplePicture;
  caption: string;
  isWide: boolean;
  loading: 'eager' | 'lazy';
}

function Framed({picture, caption, isWide, loading}: FramedProps) {
  return (
    <figure className="row-span-2 grid grid-rows-subgrid gap-y-2.5">
      <CdnPicture
        image={picture}
        alt={picture.altText}
        sizes={`(min-width: 105rem) 37rem, (min-width: 64rem) 34vw, ${isWide ? '(min-width: 48rem) 45vw, 92vw' : '45vw'}`}
        loading={loading}
        widths="page"
        className="h-auto w-full self-end bg-mat"
      />
      <figcaption className="text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
