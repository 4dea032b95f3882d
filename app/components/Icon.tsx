export interface IconProps {
  /** The `d` of a path in a 24 by 24 view box. */
  path: string;
  className?: string;
}

/** A decorative line icon in the text colour; its parent provides the accessible name. */
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
