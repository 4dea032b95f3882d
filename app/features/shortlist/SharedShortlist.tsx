import {useLocation, useNavigate} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import {EmptyState} from '~/shop/empty/EmptyState';
import {ListHeader} from '~/components/ListHeader';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {useOpeningFragment} from '~/lib/browser/use-opening-fragment';
import {localPath} from '~/lib/language/local-path';
import {saveWorks} from '~/shop/shortlist/use-shortlist';
import {useWords} from '~/words';
import type {ShortlistWork} from './load-shortlist';
import {readWorks, shortlistEnquiryUrl, withNotes} from './shortlist-url';
import {ROWS} from '~/shop/card/picture-rows';
import {ShortlistItem} from './ShortlistItem';

export interface SharedShortlistProps {
  works: readonly ShortlistWork[];
  /** Whether there are no works because the storefront failed. */
  hasFailed: boolean;
  /** Opens the works on a wall. */
  renderWall: (works: readonly ShortlistWork[]) => ReactNode;
}

/** A shared list, from the URL. The visitor can save it or ask about it. */
export function SharedShortlist({works, hasFailed, renderWall}: SharedShortlistProps) {
  const words = useWords();
  const {search} = useLocation();
  const navigate = useNavigate();
  const list = withNotes(readWorks(search) ?? [], useOpeningFragment());
  const {title, introduction, save, someLeft, allLeft} = words.shortlist.shared;
  if (works.length === 0) {
    return (
      <>
        <ListHeader title={title} text={introduction} />
        {hasFailed ? (
          <NotLoaded>{words.catalogue.notLoaded}</NotLoaded>
        ) : (
          <>
            <EmptyState>{allLeft}</EmptyState>
            <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
              <ShopLinks />
            </div>
          </>
        )}
      </>
    );
  }

  function saveAll() {
    const published = list.filter(({id}) => works.some((work) => work.id === id));
    saveWorks(words, published);
    navigate(localPath(words, '/shortlist'));
  }

  return (
    <>
      <ListHeader title={title} text={introduction}>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-6 mb-3 max-sm:order-1 sm:mb-4">
          <Button onClick={saveAll} className="max-sm:w-full noscript:hidden">
            {save}
          </Button>
          <ButtonLink to={shortlistEnquiryUrl(words, list, works)} variant="quiet">
            {words.shortlist.share.ask}
          </ButtonLink>
          {renderWall(works)}
        </div>
      </ListHeader>
      <ol className={ROWS}>
        {works.map((work) => (
          <ShortlistItem
            key={work.id}
            work={work}
            note={list.find(({id}) => id === work.id)?.note ?? ''}
            actions={null}
          />
        ))}
      </ol>
      {works.length < list.length && <p className="text-muted">{someLeft}</p>}
    </>
  );
}
