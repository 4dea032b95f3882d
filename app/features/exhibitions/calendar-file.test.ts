import {describe, expect, it} from 'vitest';
import {readExhibition} from '~/shop/exhibition/exhibition';
import * as en from '~/words/en';
import {metaobject} from '../../../tests/support/app/metaobject';
import {calendarFile} from './calendar-file';

const NOW = new Date('2026-12-01T15:00:00.123Z');
const URL = 'https://shop.example/exhibitions#low-water';

function fileOf(texts: Record<string, string>) {
  const stored = {handle: 'low-water', ...metaobject({title: 'Low Water', ...texts})};
  return calendarFile(readExhibition(en, stored, NOW.getTime())!, URL, NOW);
}

describe('the calendar file of an exhibition', () => {
  it('has every day up to the last, the place and the page', () => {
    const file = fileOf({
      starts_on: '2026-11-05',
      ends_on: '2026-12-31',
      venue: 'Hall; Annex',
      place: 'Alma',
      text: 'Hung low.\nBring a coat.',
    });
    expect(file).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Exhibitions//EN',
        'BEGIN:VEVENT',
        'UID:low-water@shop.example',
        'DTSTAMP:20261201T150000Z',
        'DTSTART;VALUE=DATE:20261105',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Low Water',
        'LOCATION:Hall\\; Annex\\, Alma',
        'DESCRIPTION:Hung low.\\nBring a coat.\\n\\nhttps://shop.example/exhibitions#lo',
        ' w-water',
        `URL:${URL}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('lasts one day without an end date, and doesn’t exist without a start date', () => {
    expect(fileOf({starts_on: '2026-11-05'})).toContain('DTEND;VALUE=DATE:20261106');
    expect(fileOf({year: '2019'})).toBeNull();
  });

  it('splits no character', () => {
    const lines = fileOf({starts_on: '2026-11-05', text: 'é'.repeat(200)})!.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.join('').replaceAll(' ', '')).toContain('é'.repeat(200));
  });
});
