import {html} from '../../../supabase/functions/_shared/html';
import {redirectTo, renderAdminPage, savedNotice} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';
import {problems, textInput} from '../forms/inputs';

const SECTION = '/admin/discounts';
const DISCOUNTS_QUERY = `{
  codeDiscountNodes(first: 250) {
    nodes { id codeDiscount { codes(first: 1) { nodes { code } } customerGets { value { percentage } } } }
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

/** What was typed for a new code, and what is wrong with it. */
interface Typed {
  code: string;
  percent: string;
  errors: ReadonlyMap<string, string>;
}

const NOTHING: Typed = {code: '', percent: '', errors: new Map()};

/** `/admin/discounts`: the codes that the checkout takes. */
export async function listDiscounts(
  pages: AdminPages,
  address: URL,
  {code, percent, errors}: Typed = NOTHING,
): Promise<Response> {
  const {codeDiscountNodes} = await pages.run<Listed>(DISCOUNTS_QUERY);
  return renderAdminPage({
    title: 'Discounts',
    section: SECTION,
    notice: savedNotice(address),
    status: errors.size > 0 ? 422 : 200,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`${problems(errors)}
      <form method="post" class="editor" novalidate>
        ${textInput({name: 'code', label: 'Code', value: code, error: errors.get('code')})}
        ${textInput({
          name: 'customerGets',
          label: 'Per cent off',
          value: percent,
          error: errors.get('customerGets'),
          inputmode: 'numeric',
        })}
        <div class="actions"><button name="intent" value="save">Add</button></div>
      </form>
      <ul class="entries">
        ${codeDiscountNodes.nodes.map(({id, codeDiscount}) => {
          const name = codeDiscount.codes.nodes[0]?.code;
          return html`<li>
            <p class="title">${name}</p>
            <p class="detail">
              ${Math.round(codeDiscount.customerGets.value.percentage * 100)} % off the whole order
            </p>
            <form method="post">
              <input type="hidden" name="id" value="${id}" />
              <button class="link" name="intent" value="delete">
                Delete <span class="hidden">${name}</span>
              </button>
            </form>
          </li>`;
        })}
      </ul>`,
  });
}

export async function postDiscount(
  pages: AdminPages,
  address: URL,
  form: PostedForm,
): Promise<Response> {
  if (textOf(form, 'intent') === 'delete') {
    await pages.run(DELETE, {id: textOf(form, 'id')});
    return redirectTo(`${SECTION}?saved`);
  }
  const code = textOf(form, 'code');
  const percent = textOf(form, 'customerGets');
  const {discountCodeBasicCreate} = await pages.run<{
    discountCodeBasicCreate: {userErrors: readonly {field: readonly string[]; message: string}[]};
  }>(CREATE, {
    basicCodeDiscount: {
      title: code,
      code,
      // Not a number is refused as nothing.
      customerGets: {value: {percentage: (Number(percent) || 0) / 100}, items: {all: true}},
      customerSelection: {all: true},
    },
  });
  const errors = new Map(
    discountCodeBasicCreate.userErrors.map(({field, message}) => [field.at(-1) ?? '', message]),
  );
  return errors.size > 0
    ? listDiscounts(pages, address, {code, percent, errors})
    : redirectTo(`${SECTION}?saved`);
}
