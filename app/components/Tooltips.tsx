import {useEffect} from 'react';
import {startTooltips} from './start-tooltips';

/** The page's tooltips, mounted once. */
export function Tooltips() {
  useEffect(() => {
    // Tooltips use the top layer; without popovers controls have their accessible names only.
    return 'showPopover' in HTMLElement.prototype ? startTooltips() : undefined;
  }, []);

  return null;
}
