import {readFile} from 'node:fs/promises';
import {createReencode} from '../../supabase/functions/reference-image/reencode';
import {answerInputs, MAGICK_WASM} from './answer-inputs';

/** The worker thread that re-encodes visitors' pictures. */

answerInputs(createReencode(() => readFile(MAGICK_WASM)));
