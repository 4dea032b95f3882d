import {frenchDate} from '#contracts/words/french-date';
import type {Words} from '#contracts/words/words';
import type en from '../en/dates';

export default {printed: frenchDate} satisfies Words<typeof en>;
