import type {Page} from '@playwright/test';
import {expect} from '../support/test';
import type {View} from './view';

async function openWork(page: Page, title: string) {
  await page.getByRole('link', {name: `Open ${title}`, exact: true}).click();
  await expect(page.getByRole('dialog', {name: title}).getByRole('img')).toBeVisible();
}

/** The artist, the sold works, the policies and the 404 page. */
export const STORY_VIEWS: readonly View[] = [
  {name: 'about', path: '/about'},
  {
    name: 'about-second-video',
    path: '/about',
    async arrange(page) {
      const studio = page.getByRole('region', {name: 'In the Studio'});
      await studio.getByRole('group', {name: 'Videos'}).scrollIntoViewIfNeeded();
      await studio.getByRole('button', {name: 'Next video'}).click();
      await expect(studio.getByText('2 of 4')).toBeVisible();
      await studio.evaluate((section) => section.scrollIntoView());
    },
    isWindow: true,
  },
  {name: 'journal', path: '/journal'},
  {name: 'journal-article', path: '/journal/the-week-the-fog-stayed'},
  {name: 'series', path: '/series/cold-wax'},
  {name: 'gallery', path: '/gallery'},
  {
    name: 'lightbox',
    path: '/gallery',
    arrange: (page) => openWork(page, 'Amber Roller'),
    isWindow: true,
  },
  {
    name: 'lightbox-zoomed',
    path: '/gallery',
    async arrange(page) {
      await openWork(page, 'Amber Roller');
      await page.getByRole('button', {name: 'Zoom in'}).click();
      await expect(page.getByRole('button', {name: 'Zoom out'})).toBeVisible();
    },
    isWindow: true,
  },
  {
    name: 'lightbox-link',
    path: '/gallery?work=blue-hush',
    arrange: (page) =>
      expect(page.getByRole('dialog', {name: 'Blue Hush'}).getByRole('img')).toBeVisible(),
    isWindow: true,
  },
  {name: 'gallery-work', path: '/gallery/fog-signal'},
  ...['shipping', 'returns', 'privacy', 'terms'].map((policy) => ({
    name: `policy-${policy}`,
    path: `/pages/${policy}`,
  })),
  {name: 'certificate-specimen', path: '/certificate/specimen?work=moon-road'},
  {name: 'certificate-unknown', path: '/certificate/no-such-number'},
  {name: 'not-found', path: '/no/such/page'},
];
