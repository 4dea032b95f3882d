import words from '#words/layout';
import {Icon} from '~/components/Icon';
import {IconButton} from '~/components/IconButton';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {cn} from '~/lib/cn';

interface MenuButtonProps {
  isOpen: boolean;
  onOpen: () => void;
  /** The id of the side menu, and of the footer links that the button leads to without scripts. */
  menuId: string;
  fallbackId: string;
}

const PATH = 'M3 7h18M3 12h18M3 17h18';
const CLASS = '-ml-3 text-ink hover:text-sea nav:hidden';

/** Opens the side menu. Before hydration it is a link to the footer's links. */
export function MenuButton({isOpen, onOpen, menuId, fallbackId}: MenuButtonProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <a href={`#${fallbackId}`} className={cn('grid size-[48px] place-items-center', CLASS)}>
        <Icon path={PATH} />
        <span className="sr-only">{words.menu}</span>
      </a>
    );
  }
  return (
    <IconButton
      label={words.menu}
      path={PATH}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={onOpen}
      className={CLASS}
    />
  );
}
