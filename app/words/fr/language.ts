import type en from '../en/language';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {code: 'fr', locale: 'fr-CA', path: '/fr'} satisfies Words<typeof en>;
