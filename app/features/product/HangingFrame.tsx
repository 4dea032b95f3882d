import {FRAMES, framedSides} from '~/shop/room/frames';
import type {Sides} from '~/lib/lengths';

const {face, light, shade} = FRAMES.oak;

/** The shadow of a rectangle centred at the origin. */
export function HangingShadow({width, height}: Sides) {
  return (
    <g transform={`translate(${-width / 2} ${-height / 2})`}>
      <rect
        x={1}
        y={1.6}
        width={width}
        height={height}
        fill="#3b2f1f"
        fillOpacity={0.45}
        filter="url(#room-shadow)"
      />
      <rect y={0.4} width={width} height={height} fill="#2c2318" fillOpacity={0.35} />
    </g>
  );
}

/** An oak frame with a white mat of this size, centred at the origin: four mitred sides in the light of the room. */
export function HangingFrame({width, height}: Sides) {
  const outer = framedSides({width, height}, 'oak');
  const [right, bottom] = [outer.width / 2, outer.height / 2];
  const [innerRight, innerBottom] = [width / 2, height / 2];
  return (
    <>
      <rect x={-right} y={-bottom} width={outer.width} height={outer.height} fill={face} />
      <path
        d={`M${-right} ${-bottom}H${right}L${innerRight} ${-innerBottom}H${-innerRight}z`}
        fill={light}
      />
      <path
        d={`M${-right} ${bottom}H${right}L${innerRight} ${innerBottom}H${-innerRight}z`}
        fill={shade}
      />
      <path
        d={`M${right} ${-bottom}V${bottom}L${innerRight} ${innerBottom}V${-innerBottom}z`}
        fill={shade}
        fillOpacity={0.6}
      />
      <g transform={`translate(${-innerRight} ${-innerBottom})`}>
        <rect width={width} height={height} fill="#faf8f3" />
        <rect width={width} height={0.9} fill="#3b2f1f" fillOpacity={0.16} />
        <rect width={0.7} height={height} fill="#3b2f1f" fillOpacity={0.1} />
      </g>
    </>
  );
}
