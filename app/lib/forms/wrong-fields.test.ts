import {expect, it} from 'vitest';
import {commissionFormSchema} from '#contracts/commission';
import {wrongFields} from './wrong-fields';

const VALID = {
  name: 'Zoë',
  email: 'zoe@example.ca',
  subject: 'A cove',
  message: 'At low water.',
  size: '12x16',
  budget: 'under500',
};

const wrongIn = (values: object) =>
  wrongFields(commissionFormSchema.safeParse({...VALID, ...values}).error!);

it('names every wrong field once, in the order of the form, in words for the visitor', () => {
  expect(wrongIn({name: '', email: 'zoe', size: undefined, budget: 'a lot'})).toEqual([
    {field: 'name', message: 'Please tell me your name.'},
    {field: 'email', message: 'Please give me an email address, such as name@example.com.'},
    {field: 'size', message: 'Please choose a size.'},
    {field: 'budget', message: 'Please choose a budget.'},
  ]);
});

it('says how long a text may be', () => {
  expect(wrongIn({colors: 'x'.repeat(201)})).toEqual([
    {field: 'colors', message: 'Please shorten it to 200 characters.'},
  ]);
});

it('asks for another day than one that is over', () => {
  expect(wrongIn({deadline: '2020-01-01'})).toEqual([
    {field: 'deadline', message: 'Please choose a day that is still to come.'},
  ]);
});
