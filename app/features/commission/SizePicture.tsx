/** One unit is an inch; the largest size is 36 inches high. */
const VIEW = 40;

/** A canvas drawn to scale. Without a size, a dashed outline. */
export function SizePicture({inches}: {inches: readonly [number, number] | null}) {
  const [width, height] = inches ?? [26, 32];
  return (
    <svg viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true" className="size-9 shrink-0 text-sea">
      <rect
        x={(VIEW - width) / 2}
        y={VIEW - 2 - height}
        width={width}
        height={height}
        fill={inches ? 'currentColor' : 'none'}
        fillOpacity="0.16"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={inches ? undefined : '4 4'}
      />
    </svg>
  );
}
