import type {CSSProperties, ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import type {CdnImage} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';
import type {WallSize} from '~/shop/product/wall-work';
import {formatWorkSize} from '~/shop/product/work-size';
import {framedSides} from '~/shop/room/frames';
import {placeIn, FURNITURE_SIDES, roomAround, WIDE_ROOM} from '~/shop/room/room-view';
import {RoomScene} from '~/shop/room/RoomScene';
import type {WallColour} from '~/shop/room/wall-colours';
import {useWords} from '~/words';
import {HangingFrame, HangingShadow} from './HangingFrame';

export interface RoomPictureProps {
  image: CdnImage;
  size: WallSize;
  wall: WallColour;
  /** Whether the sheet is beside it on a wide page. */
  isPaired: boolean;
  /** The button that opens the wall. */
  children?: ReactNode;
}

/** The work in its size on the wall of a drawn room, to scale. */
export function RoomPicture({image, size, wall, isPaired, children}: RoomPictureProps) {
  const words = useWords();
  const {opening} = size;
  const outer = opening ? framedSides(opening, 'oak') : size;
  const view = roomAround(size, outer, isPaired ? undefined : WIDE_ROOM);
  const {left, top, width, height, furniture, workY} = view;
  const above = words.product.furniture[furniture](FURNITURE_SIDES[furniture].width);
  const written = formatWorkSize(words, size);
  const caption = opening
    ? words.product.framedToScale(written, above)
    : words.product.drawnToScale(written, above);
  return (
    <figure
      className={cn(
        'product-picture columns:[--picture-width:100%] print:hidden',
        isPaired ? 'product-paired' : 'columns:col-span-full',
      )}
      style={{'--ratio': width / height} as CSSProperties}
    >
      <div className="product-drawing">
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          <RoomScene view={view} reach={outer.width / 2} wall={wall} />
          <g transform={`translate(0 ${workY})`}>
            <HangingShadow width={outer.width} height={outer.height} />
            {opening && <HangingFrame {...opening} />}
          </g>
        </svg>
        <div className="product-drawn-work" style={placeIn(view, size, {x: 0, y: workY})}>
          <CdnPicture
            widths="page"
            image={image}
            alt=""
            sizes="(min-width: 48em) 25vw, 60vw"
            loading="lazy"
          />
        </div>
      </div>
      <figcaption className="product-caption">
        <span
          key={caption}
          className="sr-only columns:not-sr-only columns:grow columns:basis-64 columns:py-2"
        >
          {caption}
        </span>
        {children}
      </figcaption>
    </figure>
  );
}
