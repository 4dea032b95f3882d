import {useActionData, useSearchParams, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {SitePicture} from '~/shop/site/SitePicture';
import {TextLink} from '~/components/TextLink';
import {LIMITS} from '#contracts/limits';
import {SITE} from '#contracts/site';
import {ContactForm} from '~/features/contact/ContactForm';
import {sendMessage} from '~/features/contact/send-message.server';
import {formHeaders} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {useSite} from '~/shop/site/use-site';
import {shop, shopId} from '~/shop/structured-data/shop';
import {useWords, wordsAt} from '~/words';

export const headers = formHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.contact.title,
    description: words.contact.description(SITE.artist.name),
    webPage: {type: 'ContactPage', mainEntity: (origin) => ({'@id': shopId(origin)})},
    structuredData: (origin, site) => [shop(words, origin, site)],
  });
};

/**
 * The form posts here without JavaScript, and the response is this page. With JavaScript, it posts to `/api/contact`.
 */
export async function action({request, context}: ActionFunctionArgs) {
  return sendMessage(context, await readForm(request));
}

export default function ContactPage() {
  const words = useWords();
  const {email, postalAddress} = useSite();
  const actionData = useActionData<typeof action>();
  // A link may contain a subject, a message and the handle of a work: `/contact?subject=…&work=…`. They're part of the
  // URL, so caches store each page separately.
  const [searchParams] = useSearchParams();
  const subject = (searchParams.get('subject') ?? '').slice(0, LIMITS.subject);
  const work = searchParams.get('work') ?? '';
  const message = (searchParams.get('message') ?? '').slice(0, LIMITS.contactMessage);

  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-8 px-gutter pt-[clamp(1rem,5vw,4.5rem)] md:gap-y-12 md:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-10 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.25fr)] 2xl:grid-rows-1">
      <div>
        <PageHeader title={words.contact.title}>{words.contact.introduction}</PageHeader>
        <p className="mt-8 font-serif text-xl tracking-title wrap-anywhere lg:max-2xl:text-2xl">
          <TextLink to={`mailto:${email}`} className="inline-block py-2">
            {email}
          </TextLink>
        </p>
        <address className="mt-4 text-muted not-italic">{postalAddress}</address>
        <p className="mt-8 max-w-text text-muted">
          <LinkedSentence words={words.contact.commissions} to="/commissions" />
        </p>
        <p className="mt-3 max-w-text text-muted">
          <LinkedSentence words={words.contact.order} to="/order" />
        </p>
      </div>
      {/* On a phone a strip of it, so that the form isn't far below; on a wide screen as high as the form. */}
      <div className="max-md:order-first lg:col-start-1 2xl:col-start-2 max-md:[&_img]:aspect-2/1 max-md:[&_img]:object-cover 2xl:[&_img]:aspect-4/5 2xl:[&_img]:object-cover">
        <SitePicture
          shows="studioPicture"
          sizes="(min-width: 120em) 46rem, (min-width: 48em) 46vw, 92vw"
        />
      </div>
      <div className="md:col-span-full lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 2xl:col-start-3 2xl:row-span-1">
        <ContactForm
          key={subject + work}
          subject={subject}
          message={message}
          work={work}
          actionData={actionData}
        />
      </div>
    </div>
  );
}
