import {CountBadge} from '~/components/CountBadge';
import {IconLink} from '~/components/IconLink';
import {HEART, MAGNIFIER} from '~/components/icons';
import {Link} from '~/components/Link';
import {PageLink} from '~/components/PageLink';
import {CartButton} from '~/features/cart/CartButton';
import {LanguageLinks} from '~/layout/LanguageLinks';
import {SideMenu} from '~/layout/SideMenu';
import {useShortlist} from '~/shop/shortlist/use-shortlist';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';

/** The header of every page: name, main navigation and cart. */
export function Header() {
  const words = useWords();
  const {name, header} = useSite();

  return (
    <header className="site-header">
      <div className="site-header-row">
        <div className="flex items-center nav:contents">
          <SideMenu />
          <LanguageLinks className="nav-link nav:hidden" isShort />
        </div>
        <Link to="/" className="site-name">
          {name}
        </Link>
        <nav aria-label={words.layout.mainNavigation} className="hidden justify-self-end nav:block">
          {/* Links that don't fit go on a second line. */}
          <ul className="flex flex-wrap items-center justify-end xl:gap-x-1 min-[90rem]:gap-x-3">
            {header.map(({to, label}) => (
              <li key={to}>
                <PageLink
                  to={to}
                  prefetch="intent"
                  className="nav-link whitespace-nowrap max-xl:px-1"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="-mr-[min(16px,var(--spacing-gutter))] flex min-h-12 items-center justify-end justify-self-end">
          <span className="hidden items-center nav:flex">
            <LanguageLinks className="nav-link max-xl:px-1" isShort />
            <IconLink to="/search" label={words.navigation.search} path={MAGNIFIER} />
          </span>
          <ShortlistLink />
          <CartButton />
        </div>
      </div>
    </header>
  );
}

/** The link to the visitor's shortlist, with the number of works on it. */
function ShortlistLink() {
  const words = useWords();
  const count = useShortlist().length;
  return (
    <IconLink to="/shortlist" label={words.shortlist.heart.link(count)} path={HEART}>
      <CountBadge count={count} />
    </IconLink>
  );
}
