import type {ComponentPropsWithoutRef} from 'react';

export interface FreshTextProps extends ComponentPropsWithoutRef<'span'> {
  children: string | number | null | undefined;
}

/**
 * A text that changes while it's on the page. A browser that translates the page wraps its text node and would keep the
 * old text, so each new text is a new element.
 */
export function FreshText(props: FreshTextProps) {
  return <span key={props.children} {...props} />;
}
