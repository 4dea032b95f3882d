import {useRouteLoaderData} from '@remix-run/react';
import {Link} from '~/components/Link';
import {Tooltip} from '~/components/Tooltip';
import type {Desk} from '~/features/commission/desk';
import {PrivacyChoicesButton} from '~/features/consent/PrivacyChoicesButton';
import {FooterSignup} from '~/features/newsletter/FooterSignup';
import {LanguageLinks} from '~/layout/LanguageLinks';
import {cn} from '~/lib/cn';
import {withMore} from '~/shop/site/shop-site';
import {useRootData} from '~/shop/site/use-root-data';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';

/** In `public/`, because `<use>` can't load an SVG from another origin, such as the build's CDN. */
const SOCIAL_ICONS = '/icons/social.svg';

/** The anchor for the menu button before hydration. */
export const FOOTER_MENU_ID = 'site-menu';

/** The footer of every page: tagline, contact, links and policies. */
export function Footer() {
  const words = useWords();
  const root = useRootData();
  const site = useSite();
  const commissions = useRouteLoaderData<{desk: Desk | null}>('routes/($locale).commissions');
  // The page of closed commissions has a sign-up form of its own.
  const pageHasSignup = commissions?.desk?.state === 'closed';
  return (
    <footer className="mt-section border-t border-line bg-mat">
      <div className="page grid gap-x-10 py-5 sm:grid-cols-2 sm:gap-y-12 sm:py-14 md:grid-cols-[5fr_4fr_2fr] lg:py-16">
        <div className="col-span-full max-sm:mb-3 md:col-span-1">
          <p className="font-serif text-xl tracking-title text-balance sm:max-w-[8em] sm:text-2xl">
            {site.tagline}
          </p>
          <div className="flex flex-wrap items-center justify-between sm:mt-4 sm:block">
            <p>
              <a href={`mailto:${site.email}`} className="foot-link text-sea !decoration-sea-line">
                {site.email}
              </a>
            </p>
            <ul className="-mx-3 flex sm:mt-2">
              {site.socialLinks.map(({network, label, url}) => (
                <li key={network}>
                  <a
                    href={url}
                    rel="noopener me"
                    className="relative grid size-[44px] place-items-center text-muted transition-colors hover:text-sea"
                  >
                    <svg fill="currentColor" aria-hidden="true" className="size-5">
                      <use href={`${SOCIAL_ICONS}#${network}`} />
                    </svg>
                    <Tooltip>{words.layout.onNetwork(site.artist.name, label)}</Tooltip>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {!pageHasSignup && (
            <div className="mt-4 max-w-md sm:mt-8">
              <FooterSignup />
            </div>
          )}
        </div>
        <FooterLinks
          id={FOOTER_MENU_ID}
          title={words.layout.visit}
          // Two columns where there's room for them.
          className="sm:columns-[7rem_2]"
          links={withMore(site.header, [
            ...(root?.hasExhibitions
              ? [{to: '/exhibitions', label: words.navigation.exhibitions}]
              : []),
            ...(root?.hasJournal ? [{to: '/journal', label: words.navigation.journal}] : []),
            {to: '/search', label: words.navigation.search},
            {to: '/questions', label: words.navigation.questions},
          ])}
        />
        <FooterLinks title={words.layout.goodToKnow} links={site.footer} />
      </div>
      <div className="page">
        <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-4 text-xs text-muted sm:gap-x-8 sm:py-6">
          <span>
            © {root?.today.slice(0, 4)} {site.name}
          </span>
          <span>{site.place}</span>
          <Link to="/ai" className="edge-link">
            {words.navigation.ai}
          </Link>
          {root?.tracking && <PrivacyChoicesButton />}
          <LanguageLinks className="edge-link" />
          <span className="lg:ml-auto">
            {words.layout.siteBy}{' '}
            <a href={site.builder.url} className="edge-link">
              {site.builder.name}
            </a>
          </span>
        </p>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  id?: string;
  title: string;
  /** The classes of the list. */
  className?: string;
  links: readonly {to: string; label: string}[];
}

function FooterLinks({id, title, className, links}: FooterLinksProps) {
  return (
    <nav id={id} tabIndex={id ? -1 : undefined} aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-normal max-sm:sr-only">{title}</h2>
      {/* On a phone, the links share lines, of about the same length: a column of them would fill the window. */}
      <ul
        className={cn(
          'text-sm text-muted max-sm:-mr-[16px] max-sm:text-balance max-sm:*:mr-[16px] max-sm:*:inline-block sm:mt-2',
          className,
        )}
      >
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="foot-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
