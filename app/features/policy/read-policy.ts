import type {Policy, PolicySection} from '~/content/policies';
import {paragraphsOf} from '~/lib/storefront/metaobject-fields';

/**
 * A policy in the artist's words, with the title of the shop's own. The first paragraph is the summary, `##` begins a
 * section, and `-` an item of a list.
 */
export function readPolicy(text: string, usual: Policy): Policy {
  const [introduction = '', ...sections] = text.replaceAll('\r\n', '\n').split(/^##\s*/m);
  const [summary = usual.summary, ...others] = splitBlocks(introduction);
  return {
    ...usual,
    summary,
    sections: [
      ...(others.length > 0 ? [{heading: '', ...readBlocks(others)}] : []),
      ...sections.map((section): PolicySection => {
        const [heading = '', ...lines] = section.split('\n');
        return {heading: heading.trim(), ...readBlocks(splitBlocks(lines.join('\n')))};
      }),
    ],
  };
}

function splitBlocks(text: string): string[] {
  return paragraphsOf(text.trim()).filter(Boolean);
}

function readBlocks(blocks: readonly string[]): Pick<PolicySection, 'paragraphs' | 'list'> {
  const isItem = (line: string) => /^\s*-\s/.test(line);
  const lines = blocks.map((block) => block.split('\n'));
  const list = lines
    .flatMap((block) => block.filter(isItem))
    .map((line) => line.replace(/^\s*-\s+/, ''));
  const paragraphs = lines.map((block) =>
    block
      .filter((line) => !isItem(line))
      .join(' ')
      .trim(),
  );
  return {paragraphs: paragraphs.filter(Boolean), ...(list.length > 0 && {list})};
}
