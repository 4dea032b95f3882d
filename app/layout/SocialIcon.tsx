import type {Site} from '#contracts/site';

type Network = Site['socialLinks'][number]['network'];

const PATH: Record<Network, string> = {
  tiktok:
    'M16.6 2.5h-3.3v13.2a2.75 2.75 0 1 1-2.75-2.75c.28 0 .56.04.82.12V9.7a6.2 6.2 0 0 0-.82-.06 6.07 6.07 0 1 0 6.07 6.07V9a7.6 7.6 0 0 0 4.4 1.4V7.1a4.42 4.42 0 0 1-4.42-4.6Z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 1.8A3.2 3.2 0 0 0 3.8 7v10A3.2 3.2 0 0 0 7 20.2h10a3.2 3.2 0 0 0 3.2-3.2V7A3.2 3.2 0 0 0 17 3.8H7Zm5 3.1a5.1 5.1 0 1 1 0 10.2 5.1 5.1 0 0 1 0-10.2Zm0 1.8a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Zm5.3-3.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  facebook:
    'M22 12.06C22 6.5 17.52 2 12 2S2 6.5 2 12.06c0 5.02 3.66 9.18 8.44 9.94v-7.03H7.9v-2.91h2.54V9.84c0-2.52 1.49-3.91 3.77-3.91 1.1 0 2.24.2 2.24.2v2.47h-1.26c-1.24 0-1.63.78-1.63 1.57v1.89h2.78l-.45 2.91h-2.33V22C18.34 21.24 22 17.08 22 12.06Z',
};

/** The sign of a social network; the link around it brings the name. */
export function SocialIcon({network}: {network: Network}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      className="size-5"
    >
      <path d={PATH[network]} />
    </svg>
  );
}
