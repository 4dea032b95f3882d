import type {AppLoadContext} from '@shopify/remix-oxygen';
import {loadCards} from '~/shop/card/load-cards';
import type {VisibleCard} from '~/shop/card/card';
import type {Exhibition} from '~/shop/exhibition/exhibition';
import {loadExhibitions} from '~/shop/exhibition/load-exhibitions';
import {nextLaunchMs} from '~/shop/launch/launch';

/** An exhibition with the cards of its works. Past ones have none. */
export type ShownExhibition = Exhibition & {works: VisibleCard[]};

/** The exhibitions with their works. When the storefront fails, there's a notice. */
export async function loadExhibitionsPage(context: AppLoadContext) {
  const {exhibitions, notice} = await loadExhibitions(context);
  const ids = exhibitions.flatMap(({state, workIds}) => (state === 'past' ? [] : workIds));
  const {nowMs} = context;
  const {cards, ...loaded} = await loadCards(context, [...new Set(ids)]);
  return {
    exhibitions: exhibitions.map((exhibition): ShownExhibition => {
      const shown = exhibition.state === 'past' ? [] : exhibition.workIds;
      return {
        ...exhibition,
        works: shown.flatMap((id) => cards.find((card) => card.id === id) ?? []),
      };
    }),
    endsAtMs: nextLaunchMs(cards, nowMs),
    notice: notice ?? loaded.notice,
  };
}
