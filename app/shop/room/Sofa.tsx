import {Vase} from './Vase';

const SEAT_WIDTH = 95;

/** A two-seat linen sofa between a lamp and a tall vase. Its middle is the origin. */
export function Sofa() {
  return (
    <>
      <defs>
        <linearGradient id="room-linen">
          <stop offset="0" stopColor="#9aa294" />
          <stop offset="1" stopColor="#737b70" />
        </linearGradient>
        <linearGradient id="room-back" gradientUnits="userSpaceOnUse" x1="-95" x2="95">
          <stop offset="0" stopColor="#aab1a3" />
          <stop offset="1" stopColor="#7c8478" />
        </linearGradient>
        <linearGradient id="room-seat" gradientUnits="userSpaceOnUse" x1="-95" x2="95">
          <stop offset="0" stopColor="#b1b8aa" />
          <stop offset="1" stopColor="#868e82" />
        </linearGradient>
      </defs>
      <g transform="translate(-141 0)">
        <Lamp />
      </g>
      <g transform="translate(146 0) scale(2.7)">
        <Vase />
      </g>
      <g fill="#2c2318" filter="url(#room-shadow)">
        <ellipse cx={6} cy={1} rx={112} ry={3.2} fillOpacity={0.45} />
        <rect x={-100} y={-78} width={214} height={60} rx={6} fillOpacity={0.3} />
      </g>
      <path d="M-98 1v-9h5l-1.5 9zM98 1v-9h-5l1.5 9z" fill="#5b4226" />
      <rect x={-106} y={-76} width={212} height={62} rx={6} fill="url(#room-linen)" />
      {[-SEAT_WIDTH, 0].map((x) => (
        <path
          key={x}
          d={`M${x + 3}-82q44.5-2.5 89 0q3 .3 3.5 4l.5 32h-96.5l.5-32q.5-3.7 3-4z`}
          fill="url(#room-back)"
        />
      ))}
      <path d="M0-80v34" stroke="#5f665c" strokeWidth={0.7} />
      <rect x={-95} y={-48} width={190} height={6} fill="#22281f" fillOpacity={0.22} />
      {[-SEAT_WIDTH, 0].map((x) => (
        <path
          key={x}
          d={`M${x + 2}-45.5q45.5-2.5 91 0q2 .3 2 3.5v11.5q0 2.5-2 2.5h-91q-2 0-2-2.5v-11.5q0-3.200 2-3.5z`}
          fill="url(#room-seat)"
        />
      ))}
      <rect x={-95} y={-28} width={190} height={20} fill="url(#room-linen)" />
      <rect x={-95} y={-28} width={190} height={2} fill="#22281f" fillOpacity={0.25} />
      <path d="M-112-56q0-6 9-6t9 6v48q0 1-1 1h-16q-1 0-1-1z" fill="#a3aa9d" />
      <path d="M94-56q0-6 9-6t9 6v48q0 1-1 1h-16q-1 0-1-1z" fill="#757d72" />
      <g transform="translate(-70 -60) rotate(-7)">
        <Cushion colour="#efe6d4" shade="#d8cdb8" />
      </g>
      <g transform="translate(-42 -58) rotate(5) scale(0.75)">
        <Cushion colour="#b98a5e" shade="#9d7048" />
      </g>
    </>
  );
}

/** Its right side is in the shade. */
function Cushion({colour, shade}: {colour: string; shade: string}) {
  return (
    <>
      <path d="M-20-17q20 4 40 0q-3 17 0 34q-20-4-40 0q3-17 0-34z" fill={colour} />
      <path d="M8-15.4q6-.6 12-1.6q-3 17 0 34q-6-1-12-1.6q3-15.4 0-30.8z" fill={shade} />
    </>
  );
}

/** A floor lamp, 158 cm high. */
function Lamp() {
  return (
    <>
      <defs>
        <linearGradient id="room-shade">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="0.55" stopColor="#f3ead9" />
          <stop offset="1" stopColor="#cdbfa5" />
        </linearGradient>
      </defs>
      <ellipse
        cx={4}
        rx={17}
        ry={1.8}
        fill="#2c2318"
        fillOpacity={0.3}
        filter="url(#room-ground)"
      />
      <path d="M-13 0q0-1.5 13-1.5t13 1.5z" fill="#4a4038" />
      <path d="M0-1v-134" stroke="#4a4038" strokeWidth={1.6} />
      <path d="M-12-158h24l8 27h-40z" fill="url(#room-shade)" />
      <path d="M-20-131h40l-.6-1.6h-38.8z" fill="#b9a98c" fillOpacity={0.6} />
    </>
  );
}
