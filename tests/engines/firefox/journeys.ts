/**
 * The journeys of `tests/e2e` that are walked in Firefox, by file and title. One at least for everything that a visitor does
 * here, and all that Firefox does in its own way: it breaks off imports when a page is left, remembers those that failed,
 * fills in what stood in a form before a reload, and gives an answer of its own to a navigation without a network.
 *
 * Others cannot be walked, for want of means to drive Firefox 153 over WebDriver BiDi: without scripts (they cannot be
 * switched off), with touch, less motion or on paper (neither is emulated), Back to a page that Firefox kept whole (it hangs),
 * an e-mail that is typed over (it is typed behind), what a press must not scroll (it brings the button to the window's
 * middle), and axe (the page's process ends).
 */
export const JOURNEYS: Record<string, readonly string[]> = {
  'browser-faults.spec.ts': [
    'code of an old deployment that is gone loads the page anew, once',
    'code that did not arrive is there at the next press, and the page stays as it is',
    'a page that is being left is not loaded anew, though its build is gone',
  ],
  'buying.spec.ts': ['a shopper buys a print, from the home page to an empty shelf'],
  'cart.spec.ts': [
    'is the same after a reload, and in another tab without one',
    'names what was sold, removed or repriced since, and keeps the rest',
  ],
  'collections.spec.ts': [
    'grows as works are asked for, folds titles across its pages, and is found again as it was left',
  ],
  'commission.spec.ts': [
    'is stored as it was filled in, with the public addresses of its pictures',
    'that breaks rules is told of them one at a time, in their order, and not sent',
    'comes back after a reload, pictures too, until it is sent or cleared',
  ],
  'contact.spec.ts': [
    'a message is sent once by two clicks, while the form waits, and the form is empty again',
    'without a connection the text stays, and goes out when it is back',
    'a message whose rules did not arrive is sent all the same, and checked by the server',
  ],
  'gallery.spec.ts': ['opens the work that is pressed, large, with its label'],
  'launch.spec.ts': ['a card counts down and opens at zero with nothing moving'],
  'layout.spec.ts': [
    'a new page starts at its top; going back, a reload and an open cart leave each where it was',
  ],
  'newsletter.spec.ts': [
    'two clicks sign up once, the page keeps its data, and the form waits meanwhile',
    'the link alone changes nothing; its one button leaves, at another try when the first fails',
    'without a connection the page stays and says so',
  ],
  'offline.spec.ts': [
    'works that were seen are there without a network, and nothing else pretends to be',
    'a page is never old while there is a network',
  ],
  'product.spec.ts': [
    'open over the window by click and Enter, turn by keys and buttons, and give the focus back',
    'a size changes the price, which is told, and the address, which can be shared',
  ],
};
