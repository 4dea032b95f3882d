import {optionValueId} from '../catalogue-index/nested-ids';
import {productVariantSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ProductOptionValueSource} from '../schema/sources';
import {findFirstSelectableVariant} from './variant-selection';

/** `ProductOptionValue`. No option of this shop has swatches. */
export const productOptionValueResolvers: ResolversOf<ProductOptionValueSource> = {
  id: ({option, name}) => optionValueId(option, name),
  name: ({name}) => name,
  firstSelectableVariant: ({product, option, name}) => {
    const variant = findFirstSelectableVariant(product, {name: option.name, value: name});
    return variant && productVariantSource(product, variant);
  },
};
