import {Link, useLocation} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import words from '#words/layout';
import {CachedPart} from '~/components/CachedPart';
import {OnDemandPart} from '~/components/OnDemandPart';
import {PageLink} from '~/components/PageLink';
import {SEARCH_LINK} from '~/content/navigation';
import {FOOTER_MENU_ID} from '~/layout/Footer';
import {LanguageLinks} from '~/layout/LanguageLinks';
import {MenuButton} from '~/layout/MenuButton';
import {sideMenuCode} from '~/layout/side-menu-code';
import {partKey} from '~/lib/documents/cached-html';
import {useSite} from '~/lib/site/use-site';

interface HeaderProps {
  cartButton?: ReactNode;
}

const MENU_ID = 'side-menu';

/** The header of every page: name, main navigation and cart. */
export function Header({cartButton}: HeaderProps) {
  const {name, header} = useSite();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const {pathname} = useLocation();
  // Not by `PageLink`: the menu is cached for all pages.
  const current = header.find(({to}) => to === pathname)?.to;
  const closeMenu = () => setIsMenuOpen(false);

  return (
    <header className="site-header">
      <div className="site-header-row">
        <MenuButton
          isOpen={isMenuOpen}
          onOpen={() => setIsMenuOpen(true)}
          menuId={MENU_ID}
          fallbackId={FOOTER_MENU_ID}
        />
        <Link to="/" className="site-name">
          {name}
        </Link>
        <CachedPart
          as="nav"
          cacheKey={partKey('header', header, current)}
          aria-label={words.mainNavigation}
          className="hidden justify-self-end lg:block"
        >
          <ul className="flex items-center gap-x-1 xl:gap-x-3">
            {header.map(({to, label}) => (
              <li key={to}>
                <Link
                  to={to}
                  prefetch="intent"
                  aria-current={to === current ? 'page' : undefined}
                  className="nav-link"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </CachedPart>
        <div className="-mr-3 flex min-h-12 items-center justify-end justify-self-end">
          <span className="hidden lg:flex">
            <PageLink to={SEARCH_LINK.to} className="nav-link">
              {SEARCH_LINK.label}
            </PageLink>
            <LanguageLinks className="nav-link" isShort />
          </span>
          {cartButton}
        </div>
      </div>
      <OnDemandPart
        code={sideMenuCode}
        isNeeded={isMenuOpen}
        onUnavailable={closeMenu}
        props={{id: MENU_ID, isOpen: isMenuOpen, onClose: closeMenu}}
      />
    </header>
  );
}
