/**
 * The journeys of `tests/e2e` that also run in Firefox, by file and title: at least one for every feature, and all that depend
 * on behaviour of Firefox. It aborts imports when a page is left, caches failed imports, restores form fields after a reload,
 * and has its own error page for an offline navigation.
 *
 * The others cannot run in Firefox 153 over WebDriver BiDi: without JavaScript (it cannot be disabled), with touch, reduced
 * motion or print media (not emulated), Back to a page in the back/forward cache (hangs), replacing a typed e-mail (the text is
 * appended), clicks that must not scroll (the button is scrolled to the middle of the window), and axe (the page crashes).
 */
export const JOURNEYS: Record<string, readonly string[]> = {
  'browser-faults.spec.ts': [
    'code of a removed deployment reloads the page, once',
    'code that failed to load is loaded by the next click, without reloading the page',
    'a page that is being left is not reloaded, although its build is gone',
  ],
  'buying.spec.ts': ['a shopper buys a print, from the home page until it is sold out'],
  'cart.spec.ts': [
    'is the same after a reload, and in another tab without one',
    'names works that were sold, removed, repriced or became few since, and keeps the others',
  ],
  'collections.spec.ts': [
    'appends further works on request, merges titles across pages, and is restored when going back',
  ],
  'commission.spec.ts': [
    'is stored as filled in, with the public addresses of its pictures',
    'with invalid fields says one error at a time, in the order of the fields, marks all, and is not sent',
    'is kept with its pictures when sending fails, and after a reload, until it is sent or cleared',
  ],
  'contact.spec.ts': [
    'two clicks send a message once, the form is disabled meanwhile and empty afterwards',
    'without a connection the text is kept, and can be sent when it is back',
    'a message is sent without the rules when they fail to load, and the server checks it',
  ],
  'gallery.spec.ts': ['opens the work that is pressed, large, with its label'],
  'launch.spec.ts': ['a card counts down and opens at zero without a layout shift'],
  'layout.spec.ts': [
    'a new page starts at the top; going back, a reload and the cart keep the scroll position',
  ],
  'newsletter.spec.ts': [
    'two clicks sign up once, no loader runs again, and the form is disabled meanwhile',
    'the link alone changes nothing; its button unsubscribes, on a retry when the first post fails',
    'without a connection the page shows a message and stays',
  ],
  'offline.spec.ts': [
    'visited works are available offline, and other pages show the offline page',
    'a page is never served stale while online',
  ],
  'product.spec.ts': [
    'open full screen by click and Enter, zoom by button, double click, keys and wheel, change by keys and buttons, and return the focus',
    'a size changes the price, which is announced, and the address, which can be shared',
  ],
};
