import type {ShopFacts} from './shop-facts';
import {isOriginal} from './work-kind';

interface SecretWork {
  handle: string;
  title: string;
  /** Whether the Storefront token sees it. */
  isInShop: boolean;
}

/** Works whose price the shop hides: originals, works before their launch, and active works outside its channel. */
export function secretWorks({
  works,
  admin,
  now,
}: Pick<ShopFacts, 'works' | 'admin' | 'now'>): SecretWork[] {
  return [
    ...works
      .filter((work) => isOriginal(work) || Date.parse(work.fields.launch_at ?? '') > now.getTime())
      .map(({handle, title}) => ({handle, title, isInShop: true})),
    ...(admin?.hidden ?? [])
      .filter(({status}) => status === 'ACTIVE')
      .map(({handle, title}) => ({handle, title, isInShop: false})),
  ];
}
