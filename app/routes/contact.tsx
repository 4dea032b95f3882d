import type {MetaFunction} from '@remix-run/react';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {SITE} from '#contracts/site';
import {pageMeta} from '~/lib/seo';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Get in Touch',
    description: `Write to ${SITE.artist.name} about a painting, a print, a commission or an order.`,
  });

export default function ContactPage() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title="Get in Touch">
        A question about a piece, the price of an original, an order on its way, or a print for a
        country beyond Canada and the USA: I read every message myself.
      </PageHeader>
      <p className="mt-10 font-serif text-xl tracking-title wrap-anywhere sm:text-2xl">
        <TextLink to={`mailto:${SITE.email}`} className="inline-block py-2">
          {SITE.email}
        </TextLink>
      </p>
      <p className="mt-10 max-w-text text-muted">
        For a painting of your own, <TextLink to="/commissions">how commissions work</TextLink> is a
        good place to begin.
      </p>
    </div>
  );
}
