import {TextLink} from '~/components/TextLink';
import words from '#words/linked-cart';

/** The works that a cart link doesn't carry, since their price isn't public, with their pages. */
export function UnpricedWorks({works}: {works: readonly {title: string; handle: string}[]}) {
  return (
    <div className="mt-8 max-w-2xl">
      <p>{words.unpriced}</p>
      <ul className="mt-2 list-disc pl-5">
        {works.map(({title, handle}) => (
          <li key={handle}>
            <TextLink to={`/product/${handle}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
