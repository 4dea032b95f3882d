export interface IconProps {
  /** The strokes, as the `d` of a path in a square of 24. */
  path: string;
  className?: string;
}

/** A line drawing in the colour of its text; whatever it stands on brings the words. */
export function Icon({path, className = 'size-6'}: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
