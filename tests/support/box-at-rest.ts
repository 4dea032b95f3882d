import type {Locator} from '@playwright/test';

/** How large the picture in a dialog is shown, and where its left edge is, once all in the dialog has come to rest. */
export async function boxAtRest(picture: Locator) {
  await picture.evaluate((element) =>
    Promise.all(
      [element.closest('dialog'), ...(element.closest('dialog')?.querySelectorAll('div') ?? [])]
        .flatMap((part) => part?.getAnimations() ?? [])
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  return (await picture.boundingBox())!;
}
