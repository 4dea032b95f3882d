import {DAY_MS} from '#contracts/time/days';
import {type Exhibition, formatVenue} from '~/shop/exhibition/exhibition';

/** RFC 5545, section 3.1: a line has at most 75 octets. */
const MAX_OCTETS = 75;

/**
 * An iCalendar file (RFC 5545) with the exhibition as an all-day event. Without a last day, the event is the first day.
 * Null without a first day.
 */
export function calendarFile(exhibition: Exhibition, url: string, now: Date): string | null {
  const {handle, title, startsOn, endsOn, hours, text} = exhibition;
  if (!startsOn) return null;
  const description = [hours, text, url].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Exhibitions//EN',
    'BEGIN:VEVENT',
    `UID:${handle}@${new URL(url).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDate(startsOn)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basicDate(dayAfter(endsOn ?? startsOn))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(formatVenue(exhibition))}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // Doesn't mark the visitor as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function basicDate(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Continues a long line on the next one after a space. Never cuts a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
