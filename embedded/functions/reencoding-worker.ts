import {createReencode} from '../../supabase/functions/reference-image/reencode';
import {loadMagick} from './magick-wasm';

/** The worker thread that re-encodes visitors' pictures. */
export default createReencode(loadMagick);
