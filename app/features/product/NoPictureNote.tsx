import {TextLink} from '~/components/TextLink';
import {contactUrl} from '~/shop/forms/contact-url';
import {hasNoPicture} from '~/shop/product/availability';
import type {VisibleProduct} from '~/shop/product/product';
import {useWords} from '~/words';

/** Why a work without a picture isn't sold, and a link to ask. Renders nothing for any other work. */
export function NoPictureNote({product}: {product: VisibleProduct}) {
  const words = useWords();
  if (!hasNoPicture(product)) return null;
  const {text, link} = words.product.noPicture;
  const {title, handle} = product;
  const to = contactUrl(words.product.subjects.question(title), {work: handle});
  return (
    <p className="text-sm print:hidden">
      {text} <TextLink to={to}>{link}</TextLink>
    </p>
  );
}
