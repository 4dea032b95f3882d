/**
 * Keeps React working in a page that other code has changed: browser translation wraps text in new elements, and
 * extensions move nodes. React would then remove a node from the wrong parent, which throws and replaces the page with
 * the error page (https://github.com/facebook/react/issues/11538). This leaves a moved node in place.
 */
export function allowMovedNodes(prototype: Node): void {
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, added, place) as Added;
  };
}
