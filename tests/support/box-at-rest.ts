import type {Locator} from '@playwright/test';

/** The bounding box of the picture in a dialog, after all animations of the dialog have finished. */
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
