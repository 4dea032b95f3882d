import {expect, it} from 'vitest';
import {mailboxOf} from './mailbox.ts';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['ADA@Example.COM', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['ada+shop@gmail.com', 'ada@gmail.com'],
  ['a.da+x+y@googlemail.com', 'ada@gmail.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['@', '@'],
  ['+@b', '@b'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
