import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {type Keys, loadKeys} from '../embedded/keys';
import {OperatorError} from '../embedded/operator-error';

/**
 * The keys of the embedded shop in this folder. Throws a readable message when there are none; `instead` names what a
 * real store requires.
 */
export function loadEmbeddedKeys(folder: string, instead: string): Keys {
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return loadKeys(file);
  throw new OperatorError(
    `There’s no embedded shop yet. Start it with npm start, or set ${instead}.`,
  );
}
