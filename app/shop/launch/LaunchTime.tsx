export interface LaunchTimeProps {
  /** What begins or ends then: 'Available from'. */
  label: string;
  /** In epoch milliseconds. */
  instantMs: number;
  /** The same in words. */
  date: string | null;
}

/** The instant of a launch, with its label. */
export function LaunchTime({label, instantMs, date}: LaunchTimeProps) {
  return <time dateTime={new Date(instantMs).toISOString()}>{`${label} ${date}`}</time>;
}
