import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/test';

class StudioCarousel {
  readonly root: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly place: Locator;
  readonly row: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', {name: 'In the Studio'});
    this.previous = this.root.getByRole('button', {name: 'Previous video'});
    this.next = this.root.getByRole('button', {name: 'Next video'});
    this.place = this.root.locator('[aria-live=polite]');
    this.row = this.root.getByRole('group', {name: 'Videos'});
  }

  slide(number: number) {
    return this.root.locator('figure').nth(number - 1);
  }

  async expectShown(number: number, title: string) {
    await expect(this.place).toHaveText(`Video ${number} of 4: ${title}`);
    await expect(this.root.locator('figure:not([inert])')).toHaveCount(1);
    await expect(this.slide(number)).not.toHaveAttribute('inert');
    await expect(this.slide(number)).toBeInViewport({ratio: 0.7});
  }
}

test.describe('in the studio', () => {
  test('arrows and arrow keys move from video to video and keep the focus', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(request.url())) loaded.push(request.url());
    });
    await page.goto('/about');
    const carousel = new StudioCarousel(page);
    await carousel.row.scrollIntoViewIfNeeded();
    await carousel.expectShown(1, 'First Light');
    await expect(carousel.previous).toHaveAttribute('aria-disabled', 'true');

    await carousel.next.click();
    await carousel.expectShown(2, 'Cathedral of Birches');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await carousel.expectShown(4, 'Lupin Season');
    await expect(carousel.next).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await carousel.expectShown(4, 'Lupin Season');
    await expect(carousel.next).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await carousel.expectShown(3, 'Green Water');
    await expect(carousel.next).toHaveAttribute('aria-disabled', 'false');
    expect(loaded, 'no video is loaded before it is played').toEqual([]);

    // Only what is shown can be focused: the row, its play button, its link, then the next element.
    await carousel.row.focus();
    await page.keyboard.press('ArrowLeft');
    await carousel.expectShown(2, 'Cathedral of Birches');
    await page.keyboard.press('Tab');
    const play = carousel.slide(2).getByRole('button', {name: 'Play Cathedral of Birches'});
    await expect(play).toBeFocused();
    await carousel.slide(2).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', {name: 'Shop Prints'})).toBeFocused();
  });

  test('a video has a play button until it plays, and pauses when an arrow, click or swipe shows another', async ({
    page,
  }) => {
    await page.goto('/about');
    const carousel = new StudioCarousel(page);
    await carousel.row.scrollIntoViewIfNeeded();
    await carousel.expectShown(1, 'First Light');

    const isPaused = (number: number) =>
      carousel
        .slide(number)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.paused);
    const play = async (number: number) => {
      const video = carousel.slide(number).locator('video');
      await video.evaluate((element: HTMLVideoElement) => {
        element.loop = true;
        return element.play();
      });
      await expect.poll(() => isPaused(number)).toBe(false);
    };

    const slide = carousel.slide(1);
    const video = slide.locator('video');
    await expect(video).not.toHaveAttribute('controls');
    await slide.getByRole('button', {name: 'Play First Light'}).click();
    await expect(video).toHaveAttribute('controls');
    await expect(video).toBeFocused();
    await expect(slide.getByRole('button')).toHaveCount(0);
    await play(1);
    await carousel.next.click();
    await carousel.expectShown(2, 'Cathedral of Birches');
    await expect.poll(() => isPaused(1)).toBe(true);

    // A click on the partly visible slide shows it.
    await play(2);
    const row = await carousel.row.boundingBox();
    await carousel.row.click({position: {x: row!.width - 20, y: row!.height / 2}});
    await carousel.expectShown(3, 'Green Water');
    await expect.poll(() => isPaused(2)).toBe(true);

    // A swipe is native scrolling of the row.
    await play(3);
    await carousel.row.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
    await carousel.expectShown(4, 'Lupin Season');
    await expect.poll(() => isPaused(3)).toBe(true);
  });
});
