/**
 * Lets React go on in a page that something else changed: a browser that translates it wraps words into elements of its own,
 * an extension moves what it finds. React would then take out a node from where it no longer is, which throws and leaves the
 * visitor with an error page (https://github.com/facebook/react/issues/11538). A node that was moved stays where it is.
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
