import type {ReactNode} from 'react';
import {EmptyState} from '~/components/EmptyState';

/** The home page's featured products, in large cards. */
export function ExclusiveWorks({works}: {works: readonly ReactNode[]}) {
  return (
    <section aria-labelledby="exclusive-works" className="mx-auto max-w-page px-gutter pt-section">
      <h2 id="exclusive-works" className="text-2xl">
        Exclusive Works
      </h2>
      <div className="mt-[clamp(1.75rem,4vw,3rem)]">
        {works.length > 0 ? (
          <ul className="grid gap-x-[clamp(1.5rem,5vw,5rem)] max-sm:-mb-14 sm:grid-cols-2">
            {works.map((work, index) => (
              <li key={index} className="row-span-4 grid grid-rows-subgrid gap-y-0 max-sm:pb-14">
                {work}
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState>No products found</EmptyState>
        )}
      </div>
    </section>
  );
}
