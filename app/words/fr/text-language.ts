import {findTextLanguage} from '../../lib/language/untranslated';

/** See the English file: the first language's, where the store has no translation. */
export default findTextLanguage;
