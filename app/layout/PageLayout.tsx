import type {ReactNode} from 'react';
import {Toaster} from '~/components/Toaster';
import {NavigationProgress} from '~/layout/NavigationProgress';
import {RouteFocus} from '~/layout/RouteFocus';
import {ScrollMemory} from '~/layout/ScrollMemory';
import {useWords} from '~/words';

interface PageLayoutProps {
  announcement?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  cartAside?: ReactNode;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** The layout of every page. */
export function PageLayout({announcement, header, footer, cartAside, children}: PageLayoutProps) {
  const words = useWords();
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {words.layout.skipToContent}
      </a>
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        {announcement}
        {header}
        <main id={MAIN_ID} tabIndex={-1} className="flex-1">
          {children}
        </main>
        {footer}
      </div>
      {cartAside}
      <Toaster />
      <ScrollMemory />
      <RouteFocus />
    </>
  );
}
