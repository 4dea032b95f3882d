import {integer, line, required} from '../../../store/field-types';
import {redirectAfter} from '../admin-page';
import {type OpenSection, textOf} from '../context';
import {errorsOf, formPage, type UserErrors} from '../form-page';
import {entryButton, listPage} from '../list-page';

const PATH = '/admin/discounts';
const DISCOUNTS_QUERY = `{
  codeDiscountNodes(first: 250) {
    nodes {
      id
      codeDiscount {
        ... on DiscountCodeBasic {
          codes(first: 1) { nodes { code } }
          customerGets { value { ... on DiscountPercentage { percentage } } }
        }
      }
    }
  }
}`;
const CREATE = `mutation ($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) { userErrors { field message } }
}`;
const DELETE = `mutation ($id: ID!) { discountCodeDelete(id: $id) { deletedCodeDiscountId } }`;

interface Listed {
  codeDiscountNodes: {
    nodes: readonly {
      id: string;
      codeDiscount: {
        codes: {nodes: readonly {code: string}[]};
        customerGets: {value: {percentage: number}};
      };
    }[];
  };
}

const FIELDS = [
  required(line('code', 'Code')),
  required(integer('customerGets', 'Percent off', 'Off the whole order.')),
];

/** `/admin/discounts`: the codes that the checkout accepts. */
export const openDiscounts: OpenSection = async (context, [page]) => {
  if (page === 'new') {
    return formPage(context, {
      title: 'A new discount code',
      back: {path: PATH, label: 'All discounts'},
      fields: FIELDS,
      values: new Map(),
      async save(values) {
        const code = values.get('code');
        // Text that isn't a number is rejected like an empty value.
        const percentage = (Number(values.get('customerGets')) || 0) / 100;
        const {discountCodeBasicCreate} = await context.run<{
          discountCodeBasicCreate: {userErrors: UserErrors};
        }>(CREATE, {
          basicCodeDiscount: {
            title: code,
            code,
            customerGets: {value: {percentage}, items: {all: true}},
            customerSelection: {all: true},
          },
        });
        const errors = errorsOf(discountCodeBasicCreate.userErrors);
        return errors.size > 0 ? {errors} : {path: PATH};
      },
    });
  }
  if (page !== undefined) return null;
  const {codeDiscountNodes} = await context.run<Listed>(DISCOUNTS_QUERY);
  return listPage(context, {
    title: 'Discounts',
    lead: 'Codes for the cart.',
    addPath: `${PATH}/new`,
    entries: codeDiscountNodes.nodes.map(({id, codeDiscount: {codes, customerGets}}) => {
      const code = codes.nodes[0]?.code ?? '';
      return {
        title: code,
        detail: `${Math.round(customerGets.value.percentage * 100)}% off the whole order`,
        body: entryButton('Delete', {id, name: code}),
      };
    }),
    async post(form) {
      await context.run(DELETE, {id: textOf(form, 'id')});
      return redirectAfter('deleted', PATH);
    },
  });
};
