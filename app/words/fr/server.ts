import type en from '../en/server';
import type {Words} from '#contracts/words/words';
import * as page from '.';
import * as longTexts from './long-texts';

/** The French words of the server. */
export default {...page, ...longTexts} satisfies Words<typeof en>;
