import type {ResolversOf} from '../schema/resolvers-of';
import type {ProductOptionSource, ProductOptionValueSource} from '../schema/sources';

export const productOptionResolvers: ResolversOf<ProductOptionSource> = {
  id: ({option}) => option.id,
  name: ({option}) => option.name,
  values: ({option}) => option.values,
  optionValues: ({product, option}) =>
    option.values.map((name): ProductOptionValueSource => ({
      __typename: 'ProductOptionValue',
      product,
      option,
      name,
    })),
};
