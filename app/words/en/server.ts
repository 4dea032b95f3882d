import * as page from '.';
import * as longTexts from './long-texts';

/** The English words of the server. */
export default {...page, ...longTexts};
