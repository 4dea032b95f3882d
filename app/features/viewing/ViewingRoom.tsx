import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {CdnPicture} from '~/components/CdnPicture';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {cn} from '~/lib/cn';
import {contactUrl} from '~/shop/forms/contact-url';
import {altOf} from '~/shop/product/product-pictures';
import {SaleMark} from '~/shop/product/SaleMark';
import {productPath} from '~/shop/paths';
import type {Viewing, ViewingWork} from './load-viewing';

/** The works that the artist selected for a guest, one below the other. */
export function ViewingRoom({viewing}: {viewing: Viewing}) {
  const words = useWords();
  const {title, text, openUntil, works} = viewing;
  return (
    <>
      <div
        className={cn(
          'grid gap-x-columns gap-y-4',
          text.length > 0 && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <PageHeader title={title} />
        {/* The artist's note, set as a letter. */}
        {text.length > 0 && (
          <div className="grid max-w-text gap-4 font-serif text-xl text-pretty">
            {text.map((paragraph, index) => (
              <p key={index} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        )}
      </div>
      {openUntil && <p className="mt-4 text-sm text-muted">{words.viewing.openUntil(openUntil)}</p>}
      <ul className="mt-8 grid gap-[clamp(3rem,8vw,7rem)]">
        {works.map((work, index) => (
          <HungWork key={work.handle} work={work} isFirst={index === 0} />
        ))}
      </ul>
    </>
  );
}

interface HungWorkProps {
  work: ViewingWork;
  isFirst: boolean;
}

function HungWork({work, isFirst}: HungWorkProps) {
  const words = useWords();
  const {handle, title, facts, images, colour, price, note, state} = work;
  const [image] = images.nodes;
  return (
    <li className="grid items-center gap-x-columns gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {image && (
        <div style={{backgroundColor: colour}}>
          <CdnPicture
            image={image}
            alt={altOf(words, image, title, 0)}
            widths="page"
            sizes="(min-width: 120em) 67rem, (min-width: 64em) 60vw, 92vw"
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
          />
        </div>
      )}
      <div className="max-w-text">
        <h2 className="text-2xl">
          <TextLink to={productPath(handle)}>{title}</TextLink>
        </h2>
        {facts && <p className="mt-2 text-sm text-muted">{facts}</p>}
        {note && <p className="mt-5 font-serif text-lg whitespace-pre-line">{note}</p>}
        <p className="mt-5 tabular-nums empty:hidden">
          {state === 'sold-out' ? <SaleMark isSold>{words.product.sold}</SaleMark> : price}
          {state === 'reserved' && (
            <SaleMark isSold className="ml-3">
              {words.catalogue.reserved}
            </SaleMark>
          )}
        </p>
        {state !== 'sold-out' && (
          <ButtonLink
            to={contactUrl(words.viewing.subject(title), {work: handle})}
            className="mt-5"
          >
            {words.viewing.ask}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
