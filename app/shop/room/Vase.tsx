/** A leaf on its stem: position, angle and size. */
type Leaf = readonly [x: number, y: number, angle: number, scale: number];

const STEMS = 'M-.6-20c-2-9-3.5-16-7.5-24M0-20c0-10 .6-20-1.5-31M.6-20c1.6-8 3-13 6.5-19';

const LEAVES: readonly {colour: string; leaves: readonly Leaf[]}[] = [
  {
    colour: '#7d8262',
    leaves: [
      [-2, -26, -52, 1],
      [-2.4, -29, 30, 0.9],
      [-4.4, -34, -62, 1],
      [-5, -36.5, 24, 1],
      [-6.4, -40, -75, 0.9],
      [-8, -44, -28, 1.05],
    ],
  },
  {
    colour: '#8f9471',
    leaves: [
      [0, -27, 48, 0.9],
      [-0.1, -31, -44, 1],
      [0.1, -36, 40, 1],
      [0, -40, -42, 1],
      [-0.5, -45, 36, 0.95],
      [-1.4, -50.5, -6, 1.1],
    ],
  },
  {
    colour: '#727756',
    leaves: [
      [1.8, -25, 66, 1],
      [3, -29.5, -14, 0.9],
      [4.2, -33, 70, 0.9],
      [6.8, -38.5, 34, 1.05],
    ],
  },
];

/** A stoneware vase with branches, 60 cm high, standing on the origin. */
export function Vase() {
  return (
    <>
      <defs>
        <linearGradient id="room-stoneware">
          <stop offset="0" stopColor="#fbf8f1" />
          <stop offset="0.5" stopColor="#e9e2d5" />
          <stop offset="1" stopColor="#b9ae9c" />
        </linearGradient>
      </defs>
      <ellipse
        cx={5}
        rx={10}
        ry={1.1}
        fill="#2c2318"
        fillOpacity={0.28}
        filter="url(#room-ground)"
      />
      <path d={STEMS} fill="none" stroke="#6b6a4c" strokeWidth={0.45} />
      {LEAVES.map(({colour, leaves}) => (
        <g key={colour} fill={colour}>
          {leaves.map(([x, y, angle, scale]) => (
            <path
              key={`${x} ${y}`}
              transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
              d="M0 0c1.2-2.6 1.1-5.4 0-8.4c-1.5 2.8-1.5 5.8 0 8.4z"
            />
          ))}
        </g>
      ))}
      <path
        d="M-1.7-20.6c.2 2.2.2 4.3-1.4 6.4c-2 2.6-3.4 4.6-3.4 7.5c0 3.6 2 5.7 3.3 6.7h6.4c1.3-1 3.3-3.1 3.3-6.7c0-2.9-1.4-4.9-3.4-7.5c-1.6-2.1-1.6-4.2-1.4-6.4c-.9.5-2.5.5-3.4 0z"
        fill="url(#room-stoneware)"
      />
      <ellipse cy={-20.6} rx={1.7} ry={0.4} fill="#a59a87" />
    </>
  );
}
