import {afterEach, describe, expect, it, vi} from 'vitest';
import {stubStorage} from '../../../tests/support/app/stub-storage';
import {keep, parseShortlist} from './shortlist';

/** The store of a new page. */
async function openPage() {
  vi.resetModules();
  const {readShortlistText, subscribeToShortlist, updateShortlist} =
    await import('./use-shortlist');
  const ids = () => parseShortlist(readShortlistText()).map(({id}) => id);
  return {subscribeToShortlist, updateShortlist, ids};
}

describe('the stored shortlist', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is written, and follows another tab', async () => {
    const {window} = stubStorage();
    const [one, other] = [await openPage(), await openPage()];
    const listener = vi.fn();
    const unsubscribe = other.subscribeToShortlist(listener);
    one.updateShortlist((list) => keep(list, '1'));
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(1);
    other.updateShortlist((list) => keep(list, '2'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(one.ids()).toEqual(['1', '2']);
    unsubscribe();
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where storage is forbidden', async () => {
    stubStorage({}, 'blocked');
    const page = await openPage();
    page.updateShortlist((list) => keep(list, '1'));
    page.updateShortlist((list) => keep(list, '2'));
    expect(page.ids()).toEqual(['1', '2']);
    expect((await openPage()).ids()).toEqual([]);
  });

  it('lasts as long as the page where storage is full', async () => {
    stubStorage({}, 'full');
    const page = await openPage();
    page.updateShortlist((list) => keep(list, '1'));
    expect(page.ids()).toEqual(['1']);
  });
});
