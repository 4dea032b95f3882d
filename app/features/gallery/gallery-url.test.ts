import {describe, expect, it} from 'vitest';
import {soldWorks} from '~/content/gallery';
import en from '~/words/en/server';
import {commissionUrl, galleryUrl, readGalleryView} from './gallery-url';

const read = (search: string) => readGalleryView(new URLSearchParams(search), soldWorks(en));
const handleOf = (number: number) => soldWorks(en)[number - 1]?.handle;

describe('the view of the gallery', () => {
  it.each([
    ['', 16],
    ['show=0', 16],
    ['show=-5', 16],
    ['show=16', 16],
    ['show=17', 32],
    ['show=32', 32],
    ['show=48', 48],
    ['show=49', 60],
    ['show=60', 60],
    ['show=1e9', 60],
    ['show=Infinity', 16],
    ['show=many', 16],
  ])('shows whole pages for "%s": %i works', (search, count) => {
    expect(read(search)).toEqual({shownCount: count, openIndex: null});
  });

  it.each([
    [1, 16],
    [16, 16],
    [17, 32],
    [60, 60],
  ])('shows enough to include work %i: %i', (number, count) => {
    expect(read(`work=${handleOf(number)}`)).toEqual({shownCount: count, openIndex: number - 1});
  });

  it('keeps the larger number when the open work needs less', () => {
    expect(read(`work=${handleOf(1)}&show=48`).shownCount).toBe(48);
  });

  it('opens nothing for an unknown handle', () => {
    expect(read('work=mona-lisa')).toEqual({shownCount: 16, openIndex: null});
  });
});

describe('the URL of the gallery', () => {
  it('has no parameters for the default view', () => {
    expect(galleryUrl(16)).toBe('/gallery');
  });

  it('is parsed as the view that it was built from', () => {
    const address = galleryUrl(32, soldWorks(en)[20]);
    expect(address).toBe(`/gallery?show=32&work=${handleOf(21)}`);
    expect(read(address.replace('/gallery', ''))).toEqual({shownCount: 32, openIndex: 20});
  });
});

describe('a commission like a work', () => {
  it('starts at the form', () => {
    expect(commissionUrl(en, {title: 'Ebb', year: 2019})).toMatch(/^\/commissions\?.*#request$/);
  });

  it('has its title and year as the subject', () => {
    const subjectOf = (address: string) =>
      new URL(address, 'https://a.b').searchParams.get('subject');
    expect(subjectOf(commissionUrl(en, {title: 'Ebb', year: 2019}))).toBe(
      'A painting like “Ebb” (2019)',
    );
  });
});
