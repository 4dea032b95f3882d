import {toast} from 'sonner';
import {cdnAddress} from '~/lib/cdn-image';
import words from '#words/cart';
import type {CartLineItem} from './cart';
import {openCartPanel} from './cart-panel';
import {sizeOf} from './line-size';

/** Twice its size, for dense screens. Only a width: with a height the CDN would crop the picture. */
const THUMBNAIL_PX = 112;

/** Says at top centre what was added (specification, section 8). */
export function announceAdded(line: CartLineItem): void {
  const {
    title,
    images: [image],
  } = line.product;
  toast.success(words.added.title, {
    position: 'top-center',
    description: (
      <>
        <p>{words.added.description(title)}</p>
        <div className="flex items-baseline justify-between gap-4">
          <span>{sizeOf(line)}</span>
          <button
            type="button"
            onClick={() => {
              toast.dismiss();
              openCartPanel();
            }}
            className="-mb-2 min-h-11 font-semibold underline underline-offset-4 focus-visible:outline-white"
          >
            {words.added.view}
          </button>
        </div>
      </>
    ),
    ...(image && {
      icon: (
        <img
          src={cdnAddress(image.url, {width: THUMBNAIL_PX})}
          alt=""
          className="size-14 object-contain"
        />
      ),
      classNames: {icon: '!m-0 !size-14'},
    }),
  });
}
