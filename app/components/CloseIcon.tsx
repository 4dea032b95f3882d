/** A cross, as on the button that closes a panel; the button brings the words. */
export function CloseIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="size-6"
    >
      <path d="m5 5 14 14M19 5 5 19" />
    </svg>
  );
}
