import {useWords} from '~/words';
import {CdnPicture} from '~/components/CdnPicture';
import {ratioOf} from '~/lib/cdn-image';
import type {CommissionExample, CommissionExamples as Props, ExamplePicture} from './examples';

/** Above this ratio, two pictures side by side would be too small on a phone. */
const WIDE_RATIO = 1.25;

/** Commissions, each with its sketch beside it. Its styles are in `examples.css`. */
export function CommissionExamples({examples, notes}: Props) {
  const words = useWords();
  return (
    <section aria-labelledby="examples" className="mt-[clamp(3.5rem,7vw,6.5rem)]">
      <h2 id="examples" className="text-2xl">
        {words.commission.examples.title}
      </h2>
      <ul className="commission-examples">
        {examples.map((example) => (
          <li key={example.sketch.url}>
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

function Example({title, sentence, sketch, painting, caption}: CommissionExample) {
  const words = useWords();
  const isWide = ratioOf(painting) >= WIDE_RATIO;
  return (
    <>
      <div>
        <h3 className="text-xl">{title}</h3>
        {sentence && <p className="mt-2 max-w-text text-muted">{sentence}</p>}
      </div>
      <div className="sketch-and-painting" data-wide={isWide || undefined}>
        <Framed picture={sketch} isWide={isWide} caption={words.commission.examples.sketch} />
        <Framed picture={painting} isWide={isWide} caption={caption} />
      </div>
    </>
  );
}

interface FramedProps {
  picture: ExamplePicture;
  caption: string;
  isWide: boolean;
}

function Framed({picture, caption, isWide}: FramedProps) {
  return (
    <figure>
      <CdnPicture
        image={picture}
        alt={picture.altText}
        sizes={`(min-width: 105rem) 37rem, (min-width: 64rem) 34vw, ${isWide ? '(min-width: 48rem) 45vw, 92vw' : '45vw'}`}
        loading="lazy"
        place="page"
      />
      <figcaption className="text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
