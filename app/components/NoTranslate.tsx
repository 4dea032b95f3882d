import {FreshText} from './FreshText';

/** A title, a count or a price, which a browser's translation leaves unchanged. */
export function NoTranslate({children}: {children: string | number | undefined}) {
  return <FreshText translate="no">{children}</FreshText>;
}
