import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {describeError} from './describe-error';
import {OperatorError} from './operator-error';

describe('the words for an error', () => {
  it('are one sentence for an error that the operator can fix', () => {
    expect(describeError(new OperatorError('Do this.'))).toBe('Do this.');
    const taken = Object.assign(new Error('listen'), {code: 'EADDRINUSE', port: 3000});
    expect(describeError(taken)).toContain('Port 3000 is taken.');
  });

  it.each(['EACCES', 'EROFS', 'ENOSPC'])('are one sentence for %s', (code) => {
    const error = Object.assign(new Error(code), {code, path: '/data'});
    expect(describeError(error)).toMatch(
      /^\/data cannot be written: .+\. Fix that, or set EMBEDDED_DATA to another folder\.$/,
    );
  });

  it('name the full disk, not the file that is copied to it', () => {
    const error = Object.assign(new Error('ENOSPC'), {code: 'ENOSPC', path: '/from', dest: '/to'});
    expect(describeError(error)).toContain('/to cannot be written: the disk is full.');
  });

  it('are one sentence for a folder below a file', () => {
    const root = mkdtempSync(join(tmpdir(), 'describe-error-'));
    writeFileSync(join(root, 'file'), '');
    try {
      mkdirSync(join(root, 'file', 'data'), {recursive: true});
      expect.fail('It was created');
    } catch (error) {
      expect(describeError(error)).toContain('a part of the path is a file');
    }
  });

  it('stay the error itself when the operator can’t fix it', () => {
    const bug = new TypeError('x is undefined');
    expect(describeError(bug)).toBe(bug);
  });
});
