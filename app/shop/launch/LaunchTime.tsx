export interface LaunchTimeProps {
  /** The words before the date: 'Available from'. */
  label: string;
  /** In epoch milliseconds. */
  instantMs: number;
  /** The instant in words. */
  date: string;
}

/** The instant of a launch, with its label. */
export function LaunchTime({label, instantMs, date}: LaunchTimeProps) {
  return <time dateTime={new Date(instantMs).toISOString()}>{`${label} ${date}`}</time>;
}
