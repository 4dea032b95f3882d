import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useHydrated} from './use-hydrated';

/**
 * The fragment with which the page was opened, without '#'. A link within the page doesn't change it. Empty on the
 * server, which never gets it.
 */
export function useOpeningFragment(): string {
  const {search} = useLocation();
  const isHydrated = useHydrated();
  const [opened, setOpened] = useState<{search: string; fragment: string} | null>(null);
  // While rendering, so that the first render after hydration has it.
  if (isHydrated && opened?.search !== search) {
    setOpened({search, fragment: window.location.hash.slice(1)});
  }
  return opened?.fragment ?? '';
}
