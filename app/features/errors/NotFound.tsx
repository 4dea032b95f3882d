import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {NewPrints} from '~/shop/card/NewPrints';
import type {VisibleCard} from '~/shop/card/card';
import {LostPage} from '~/shop/empty/LostPage';

export function NotFound({prints}: {prints?: readonly VisibleCard[]}) {
  const words = useWords();
  const {title, text, home, prints: toPrints, originals, gallery, contact} = words.errors.notFound;
  return (
    <>
      <LostPage
        status="404"
        title={title}
        text={text}
        button={<ButtonLink to="/">{home}</ButtonLink>}
        links={[
          {to: '/collections/prints', label: toPrints},
          {to: '/collections/originals', label: originals},
          {to: '/gallery', label: gallery},
          {to: '/contact', label: contact},
        ]}
      />
      {prints && (
        <div className="page mt-[clamp(2.5rem,6vw,5rem)]">
          <NewPrints prints={prints} />
        </div>
      )}
    </>
  );
}
