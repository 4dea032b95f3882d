import {Html} from '../html.ts';

/* The shop's colours and two typefaces, as mail clients support them: Georgia for titles and for visitors' text, a
   plain sans-serif for the rest. All styles are inline, because many clients remove style sheets. The strings contain
   no quotes, because they're used inside attributes. */
const INK = '#17232b';
const MUTED = '#56626a';
export const LINE = '#dfdbd2';
export const MAT = '#f3f1ec';
export const PAPER = '#ffffff';
export const SEA = '#17586a';

const SERIF = 'font-family:Georgia,Times,serif';
export const SANS = 'font-family:Helvetica,Arial,sans-serif';

/** Breaks words of any length, which would otherwise make the email wider than a phone. */
const BREAK_WORDS = 'overflow-wrap:anywhere;word-break:break-word';

export const STYLES = {
  name: `margin:0;${SERIF};font-size:18px;line-height:24px;color:${INK}`,
  nameLink: `color:${INK};text-decoration:none`,
  kicker: `margin:0 0 8px;${SANS};font-size:15px;line-height:22px;color:${MUTED};${BREAK_WORDS}`,
  title: `margin:0;${SERIF};font-size:30px;line-height:38px;font-weight:normal;color:${INK};${BREAK_WORDS}`,
  longTitle: 'font-size:22px;line-height:30px',
  heading: `margin:0;${SERIF};font-size:21px;line-height:28px;font-weight:normal;color:${INK}`,
  text: `margin:0;${SANS};font-size:16px;line-height:26px;color:${INK};${BREAK_WORDS}`,
  words: `${SERIF};font-size:18px;line-height:30px;color:${INK};${BREAK_WORDS}`,
  label: `${SANS};font-size:15px;line-height:24px;font-weight:normal;color:${MUTED}`,
  value: `${SANS};font-size:16px;line-height:24px;color:${INK};${BREAK_WORDS}`,
  numeral: `${SERIF};font-size:24px;line-height:26px;color:${SEA}`,
  signature: `margin:0;${SERIF};font-size:22px;line-height:30px;font-style:italic;color:${INK}`,
  caption: `margin:6px 0 0;${SANS};font-size:14px;line-height:20px;color:${MUTED};${BREAK_WORDS}`,
  small: `margin:0 0 12px;${SANS};font-size:14px;line-height:22px;color:${MUTED};${BREAK_WORDS}`,
  link: `color:${SEA};text-decoration:underline`,
} as const;

/** A table without visible borders, which screen readers ignore. */
export const BORDERLESS_TABLE = new Html('cellpadding="0" cellspacing="0" border="0"');
export const LAYOUT_TABLE = new Html(`role="presentation" ${BORDERLESS_TABLE.text}`);

/** Progressive enhancement: wider padding on wide screens, and dark mode. */
export const STYLE_SHEET = `
@media (min-width: 560px) {
  .wide { padding-left: 56px !important; padding-right: 56px !important; }
  .outer { padding-top: 40px !important; padding-bottom: 40px !important; }
}
@media (prefers-color-scheme: dark) {
  .mat { background: #0c1318 !important; }
  .paper { background: #141e25 !important; }
  .ink { color: #f0eee8 !important; }
  .muted { color: #a9b5bb !important; }
  .sea { color: #8fc7d5 !important; }
  .edge { border-color: #8fc7d5 !important; }
  .line { border-color: #33414a !important; }
  .rule { background: #8fc7d5 !important; }
  .button { background: #8fc7d5 !important; }
  .button-label { color: #0c1318 !important; }
}
`;
