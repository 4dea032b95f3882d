import {describe, expect, it} from 'vitest';
import {useTestAdmin} from '../embedded/admin-api/testing';
import {defineStore} from './define';
import {METAOBJECTS} from './metaobjects';
import {PRODUCT_FIELDS, VARIANT_FIELDS} from './product-fields';

const admin = await useTestAdmin();

/** A store as Shopify makes one: with no definition. */
async function forgetDefinitions() {
  const {metafieldDefinitions, metaobjectDefinitions} = admin.catalogue.content;
  for (const list of [metafieldDefinitions, metaobjectDefinitions]) {
    for (const {id} of list.all()) await list.delete(id);
  }
}

async function define(isDryRun = false) {
  const lines: string[] = [];
  const isDone = await defineStore(admin.run, {
    webhookUri: 'http://localhost:3001/functions/v1/shopify-webhook',
    isDryRun,
    say: (line) => lines.push(line),
  });
  return {lines, isDone};
}

const COUNT = METAOBJECTS.length + PRODUCT_FIELDS.length + VARIANT_FIELDS.length;

describe('shop:define', () => {
  it('finds everything in place in a new embedded shop', async () => {
    expect(await define()).toEqual({lines: ['Nothing to change.'], isDone: true});
  });

  it('creates every definition in an empty store, and nothing the second time', async () => {
    await forgetDefinitions();
    const first = await define();
    expect(first.isDone).toBe(true);
    expect(first.lines).toHaveLength(COUNT + 1);
    expect(first.lines).toContain('new: custom.launch_at of products (date_time)');
    expect(first.lines.at(-1)).toBe(`${COUNT} changes made.`);
    const soldRecord = admin.catalogue.content.metafieldDefinitions
      .all()
      .find(({key}) => key === 'sold_record');
    const [rule] = soldRecord?.validations ?? [];
    expect(admin.catalogue.content.metaobjectDefinitions.find(rule?.value ?? '')?.type).toBe(
      'gallery_entry',
    );
    expect(await define()).toEqual({lines: ['Nothing to change.'], isDone: true});
  });

  it('only lists its changes in a dry run', async () => {
    await forgetDefinitions();
    const {lines} = await define(true);
    expect(lines.at(-1)).toBe(`${COUNT} changes to make; nothing has changed.`);
    expect(admin.catalogue.content.metafieldDefinitions.all()).toEqual([]);
  });

  it('names the differences, corrects them, and keeps other settings', async () => {
    const {metafieldDefinitions, metaobjectDefinitions} = admin.catalogue.content;
    const ribbon = metafieldDefinitions.all().find(({key}) => key === 'ribbon')!;
    await metafieldDefinitions.put({...ribbon, name: 'Band', access: {storefront: 'NONE'}});
    const own = {...ribbon, id: metafieldDefinitions.nextGid(), key: 'frame_colour'};
    await metafieldDefinitions.put(own);
    const press = metaobjectDefinitions.all().find(({type}) => type === 'press')!;
    await metaobjectDefinitions.put({
      ...press,
      fieldDefinitions: press.fieldDefinitions.filter(({key}) => key !== 'url'),
    });
    expect((await define()).lines).toEqual([
      'changed: metaobject press (new url)',
      'changed: custom.ribbon of products (name, access)',
      '2 changes made.',
    ]);
    expect(metafieldDefinitions.find(own.id)).toEqual(own);
    expect((await define()).lines).toEqual(['Nothing to change.']);
  });

  it('leaves a definition of another type unchanged, and says so', async () => {
    const {metafieldDefinitions} = admin.catalogue.content;
    const year = metafieldDefinitions.all().find(({key}) => key === 'year')!;
    await metafieldDefinitions.put({...year, type: {name: 'single_line_text_field'}});
    const {lines, isDone} = await define();
    expect(isDone).toBe(false);
    expect(lines[0]).toContain("custom.year of products is 'single_line_text_field' in the store");
  });
});
