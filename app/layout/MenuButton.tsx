import words from '#words/layout';
import {Icon} from '~/components/Icon';
import {useHydrated} from '~/lib/browser/use-hydrated';

interface MenuButtonProps {
  isOpen: boolean;
  onOpen: () => void;
  /** The id of the side menu, and of the footer links that the button leads to without scripts. */
  menuId: string;
  fallbackId: string;
}

const CLASS =
  '-ml-3 grid size-[48px] place-items-center text-ink transition-colors hover:text-sea nav:hidden';

/** Opens the side menu. Before hydration it is a link to the footer's links. */
export function MenuButton({isOpen, onOpen, menuId, fallbackId}: MenuButtonProps) {
  const isHydrated = useHydrated();
  const content = (
    <>
      <Icon path="M3 7h18M3 12h18M3 17h18" />
      <span className="sr-only">{words.menu}</span>
    </>
  );

  if (!isHydrated) {
    return (
      <a href={`#${fallbackId}`} className={CLASS}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={onOpen}
      className={CLASS}
    >
      {content}
    </button>
  );
}
