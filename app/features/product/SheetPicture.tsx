import type {CSSProperties} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import type {CdnImage} from '~/lib/cdn-image';
import type {WallSize} from '~/shop/product/wall-work';
import {framedSides} from '~/shop/room/frames';
import {placeIn, viewAround} from '~/shop/room/room-view';
import {useWords} from '~/words';
import type {Sides} from '~/lib/lengths';
import {FrameCorner} from './FrameCorner';

export interface SheetPictureProps {
  image: CdnImage;
  size: WallSize;
  /** The width of the paper's white border, in centimetres. */
  border: number;
  /** The part that a frame shows: the picture and its mat. */
  opening: Sides;
}

/** The sheet of a print on a table, to scale, with a corner of its mat and frame laid on it as a framer does. */
export function SheetPicture({image, size, border, opening}: SheetPictureProps) {
  const words = useWords();
  const view = viewAround(size, framedSides(opening, 'oak'));
  const centre = {x: 0, y: 0};
  const paper = {width: size.width + 2 * border, height: size.height + 2 * border};
  return (
    <figure
      className="product-picture product-paired columns:[--picture-width:100%] print:hidden"
      style={{'--ratio': view.width / view.height} as CSSProperties}
    >
      <div className="product-drawing bg-[linear-gradient(115deg,#efe9de,#e3dbcc_45%,#c8bda9)]">
        <div
          className="absolute bg-[#fdfcf8] shadow-[0.3cqw_0.8cqw_2cqw_rgb(59_47_31/0.3)]"
          style={placeIn(view, paper, centre)}
        />
        <div className="product-drawn-work" style={placeIn(view, size, centre)}>
          <CdnPicture
            widths="page"
            image={image}
            alt=""
            sizes="(min-width: 48em) 40vw, 75vw"
            loading="lazy"
          />
        </div>
        <svg viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`} aria-hidden="true">
          <FrameCorner work={size} opening={opening} />
        </svg>
      </div>
      <figcaption className="product-caption">
        <span className="sr-only columns:not-sr-only columns:py-2">{words.product.sheet}</span>
      </figcaption>
    </figure>
  );
}
