import type {Progress} from '#contracts/commission-progress';

/** The updates with something to show, newest first. Omits an accepted price once the artist requests another. */
export function shownUpdates({updates, quote}: Pick<Progress, 'updates' | 'quote'>) {
  const accepted =
    quote?.state === 'quoted' ? null : updates.filter(({answer}) => answer === 'accept').at(-1);
  return updates
    .filter((update) => {
      const {note, imageUrls, answer} = update;
      if (answer === 'accept') return update === accepted;
      return note || imageUrls.length > 0 || answer;
    })
    .reverse();
}
