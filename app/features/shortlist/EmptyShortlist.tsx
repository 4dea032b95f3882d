import {EmptyPage, type EmptyPageProps} from '~/shop/empty/EmptyPage';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {useWords} from '~/words';

/** The visitor's own shortlist without works: what the server renders, and all that there is without JavaScript. */
export function EmptyShortlist({prints}: Pick<EmptyPageProps, 'prints'>) {
  const {own} = useWords().shortlist;
  return (
    <EmptyPage title={own.title} text={own.empty} prints={prints}>
      <ShopLinks />
      <noscript>
        <p className="text-muted">{own.needsScripts}</p>
      </noscript>
    </EmptyPage>
  );
}
