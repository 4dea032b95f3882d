import type {ReactNode} from 'react';
import {Link} from '~/components/Link';
import {PicturePage} from '~/components/PicturePage';
import {PagePainting} from '~/shop/gallery/PagePainting';

export interface LostPageProps {
  /** Above the title. */
  status?: string;
  title: string;
  text: string;
  /** Below the text. */
  note?: string;
  /** The main link. */
  button: ReactNode;
  /** Other links. */
  links: readonly {to: string; label: string}[];
}

/** A page that lacks what the visitor came for: the reason, and where else to go, beside a sold painting. */
export function LostPage({status, title, text, note, button, links}: LostPageProps) {
  return (
    <PicturePage
      picture={
        <PagePainting
          painting="theLookout"
          pictureClassName="h-auto w-full object-cover object-[50%_75%] max-lg:aspect-3/2"
        />
      }
    >
      {status && <p className="mb-2 text-sm text-muted">{status}</p>}
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-text text-lg text-balance text-muted">{text}</p>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      <p className="mt-6 sm:mt-8">{button}</p>
      <ul className="mt-6 flex max-w-text flex-wrap border-b border-line sm:mt-8">
        {links.map(({to, label}) => (
          <li key={to} className="grow basis-[max(8rem,40%)] border-t border-line">
            <Link to={to} prefetch="intent" className="foot-link min-h-12 decoration-sea-line">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PicturePage>
  );
}
