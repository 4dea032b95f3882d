import type {Policy, PolicyBlock, PolicySection} from '~/content/policies';

/**
 * A policy in the artist's words, with the title of the shop's own. The first paragraph is the summary, `##` begins a
 * section, and `-` an item of a list.
 */
export function readPolicy(text: string, usual: Policy): Policy {
  const [introduction = '', ...sections] = text.replaceAll('\r\n', '\n').split(/^##\s*/m);
  const [first, ...others] = readBlocks(introduction);
  const blocks = Array.isArray(first) ? [first, ...others] : others;
  return {
    ...usual,
    summary: typeof first === 'string' ? first : usual.summary,
    sections: [
      ...(blocks.length > 0 ? [{heading: '', blocks}] : []),
      ...sections.map((section): PolicySection => {
        const [heading = '', ...lines] = section.split('\n');
        return {heading: heading.trim(), blocks: readBlocks(lines.join('\n'))};
      }),
    ],
  };
}

const ITEM = /^\s*-\s+/;

/** An empty line ends a paragraph; only a paragraph ends a list. */
function readBlocks(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  let isAfterEmptyLine = true;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (ITEM.test(line)) {
      const item = line.replace(ITEM, '').trim();
      if (Array.isArray(last)) last.push(item);
      else blocks.push([item]);
    } else if (line.trim()) {
      if (typeof last === 'string' && !isAfterEmptyLine)
        blocks.splice(-1, 1, `${last} ${line.trim()}`);
      else blocks.push(line.trim());
    }
    isAfterEmptyLine = !line.trim();
  }
  return blocks;
}
