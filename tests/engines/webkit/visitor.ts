import {expect} from 'vitest';
import {isHydrated} from '../../support/is-hydrated';
import type {Session} from './webdriver';

/** Clicks and types in a session, and waits for what the page should show. */
export class Visitor {
  constructor(
    readonly session: Session,
    private readonly shopUrl: string,
  ) {}

  /** Resolves after hydration. */
  async open(path: string) {
    await this.session.goto(new URL(path, this.shopUrl).href);
    await expect.poll(() => this.session.evaluate(isHydrated)).toBe(true);
  }

  /**
   * Clicks the first visible, enabled element that matches the selector and contains the text. By coordinates, because the
   * driver's own click rejects elements that a browser lets users click.
   */
  async press(selector: string, text = '') {
    let place: {x: number; y: number} | null = null;
    await expect
      .poll(async () => (place = await this.session.evaluate(findPressable, selector, text)), {
        message: `${selector} '${text}' can be clicked`,
      })
      .not.toBeNull();
    await this.session.pressAt(place!);
  }

  /** Types into a field of the page's main content, by its name. */
  async fill(name: string, text: string) {
    await this.press(`main [name="${name}"]`);
    await this.session.type(text);
    await this.expectTo(`main [name="${name}"]`, 'have value', text);
  }

  async expectTo(selector: string, how: 'show' | 'have value', words: string | RegExp) {
    await expect
      .poll(() => this.session.evaluate(read, selector, how), {message: selector})
      .toMatch(words);
  }

  async expectAddress(address: RegExp) {
    await expect.poll(() => this.session.evaluate(() => location.href)).toMatch(address);
  }
}

function findPressable(selector: string, words: string): {x: number; y: number} | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility() &&
      !one.matches(':disabled') &&
      (one.ariaLabel ?? one.innerText).includes(words),
  );
  if (!element) return null;
  const middle = () => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2};
  };
  const canBePressed = () => {
    const uppermost = document.elementFromPoint(middle().x, middle().y);
    return uppermost !== null && element.contains(uppermost);
  };
  if (!canBePressed()) element.scrollIntoView({block: 'center', behavior: 'instant'});
  return canBePressed() ? middle() : null;
}

/** The text or value of every visible match, a line each. */
function read(selector: string, how: 'show' | 'have value'): string {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => (how === 'have value' ? (one as HTMLInputElement).value : one.innerText))
    .join('\n');
}
