import type {ReactNode} from 'react';
import words from '#words/layout';
import {Toaster} from '~/components/Toaster';
import {Footer} from '~/layout/Footer';
import {Header} from '~/layout/Header';
import {NavigationProgress} from '~/layout/NavigationProgress';
import {RouteFocus} from '~/layout/RouteFocus';
import {ScrollMemory} from '~/layout/ScrollMemory';

interface PageLayoutProps {
  year?: number;
  hasJournal?: boolean;
  announcement?: ReactNode;
  cartButton?: ReactNode;
  cartAside?: ReactNode;
  newsletter?: ReactNode;
  privacyChoices?: ReactNode;
  children: ReactNode;
}

const MAIN_ID = 'main';

/**
 * The layout of every page. Cart and newsletter are passed as props, so that the layout does not depend on features.
 */
export function PageLayout({
  year,
  hasJournal,
  announcement,
  cartButton,
  cartAside,
  newsletter,
  privacyChoices,
  children,
}: PageLayoutProps) {
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {words.skipToContent}
      </a>
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        {announcement}
        <Header cartButton={cartButton} />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer
          year={year}
          hasJournal={hasJournal}
          newsletter={newsletter}
          privacyChoices={privacyChoices}
        />
      </div>
      {cartAside}
      <Toaster />
      <ScrollMemory />
      <RouteFocus />
    </>
  );
}
