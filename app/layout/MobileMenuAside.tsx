import words from '#words/layout';
import {Aside} from '~/components/Aside';
import {PageLink} from '~/components/PageLink';
import {SEARCH_LINK, SHORTLIST_LINK} from '~/content/navigation';
import {LanguageLinks} from './LanguageLinks';
import {useSite} from '~/shop/site/use-site';

interface MobileMenuAsideProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The main navigation as a side panel, for narrow viewports. */
export function MobileMenuAside({id, isOpen, onClose}: MobileMenuAsideProps) {
  const {email, header} = useSite();
  return (
    <Aside id={id} title={words.menu} side="left" isOpen={isOpen} onClose={onClose}>
      <nav aria-label={words.sideMenu} className="px-6 py-4">
        <ul className="divide-y divide-line">
          {[...header, SEARCH_LINK, SHORTLIST_LINK].map(({to, label}) => (
            <li key={to}>
              {/* The link to the current page navigates nowhere, so it closes the panel explicitly. */}
              <PageLink
                to={to}
                onClick={onClose}
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
  );
}
