import {useState} from 'react';
import {Aside} from '~/components/Aside';
import {LinkThenButton} from '~/components/LinkThenButton';
import {PageLink} from '~/components/PageLink';
import {FOOTER_MENU_ID} from '~/layout/Footer';
import {LanguageLinks} from '~/layout/LanguageLinks';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {withMore} from '~/shop/site/shop-site';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';

const ID = 'side-menu';

/**
 * The main navigation as a side panel, for narrow viewports, and its button. Before hydration, the button is a link to
 * the footer's links.
 */
export function SideMenu() {
  const words = useWords();
  const {email, header} = useSite();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const links = withMore(header, [
    {to: '/search', label: words.navigation.search},
    {to: '/shortlist', label: words.navigation.shortlist},
  ]);

  return (
    <>
      <LinkThenButton
        href={`#${FOOTER_MENU_ID}`}
        label={words.layout.menu}
        path="M3 7h18M3 12h18M3 17h18"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={ID}
        onClick={() => setIsOpen(true)}
        className="-ml-[15px] text-ink hover:text-sea nav:hidden"
      />
      {isHydrated && (
        <Aside id={ID} title={words.layout.menu} side="left" isOpen={isOpen} onClose={close}>
          <nav aria-label={words.layout.sideMenu} className="px-6 py-4">
            <ul className="divide-y divide-line">
              {links.map(({to, label}) => (
                <li key={to}>
                  {/* The link to the current page doesn't navigate, so it closes the panel explicitly. */}
                  <PageLink
                    to={to}
                    onClick={close}
                    className="flex min-h-14 items-center font-serif text-xl text-ink decoration-1 underline-offset-[0.4em] transition-colors hover:text-sea aria-[current]:text-sea aria-[current]:underline"
                  >
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
            <LanguageLinks className="foot-link mt-4" />
          </nav>
          <p className="mt-auto px-6 py-6 text-sm text-muted">
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-12 items-center underline decoration-line underline-offset-4 hover:text-ink"
            >
              {email}
            </a>
          </p>
        </Aside>
      )}
    </>
  );
}
