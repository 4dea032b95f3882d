import {expect, it} from 'vitest';
import {drawableText} from './drawable-text.ts';

it.each([
  ['L’été où', 'L’été où'],
  ['e\u0301te\u0301', 'été'],
  ['Łódź by Ő', 'ódz by O'],
  ['line\nbreak\t and  more ', 'line break and more'],
  ['Tide 🌊 Lines', 'Tide Lines'],
  ['zero\u0000width\u200b', 'zerowidth'],
  ['潮', ''],
  ['@/etc/passwd %w', '@/etc/passwd %w'],
])('turns %j into %j', (text, drawn) => expect(drawableText(text)).toBe(drawn));
