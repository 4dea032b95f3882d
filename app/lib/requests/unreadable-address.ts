import {plainPage} from './plain-page';

/** Whether a path holds escapes that stand for no text (`/%E0%A4%A`). Remix finds no page for it, and complains of it in three lines. */
export function isUnreadable({url}: Request): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return false;
  } catch {
    return true;
  }
}

/** Such an address leads nowhere; who mistyped it finds home. */
export function answerUnreadable(): Response {
  return plainPage({
    status: 404,
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'There is nothing at this address.',
  });
}
