/** Element that the translator of a browser puts in the place of a text. */
const TRANSLATION = 'FONT';

/** Translations by the text that they stand for, which is no longer in the page. */
const translations = new WeakMap<Node, ChildNode>();

const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === TRANSLATION;

/** Returns the translation in `parent` of a child that was taken out of it or put into its translation. */
function translationIn(parent: Node, child: Node | null): ChildNode | undefined {
  let found: Node | null | undefined = child && (translations.get(child) ?? child.parentNode);
  while (found && found.parentNode !== parent) found = found.parentNode;
  return found && isTranslation(found) ? found : undefined;
}

/** Remembers which translation stands for each removed text, and watches that text. */
function keepTranslations(record: MutationRecord, observer: MutationObserver): void {
  const near = [...record.addedNodes, record.previousSibling, record.nextSibling];
  const translation = near.find(isTranslation);
  for (const text of record.removedNodes) {
    if (!translation || text.nodeType !== Node.TEXT_NODE) continue;
    translations.set(text, translation);
    observer.observe(text, { characterData: true });
  }
}

/**
 * Shows what React writes in a page that the browser has translated: React writes into its own texts, which a
 * translator takes out of the page, so that old words would stay for ever. A text that changes comes back in place of
 * its translation, and is translated anew; one that is removed takes its translation with it.
 */
export function followTranslations(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'childList') keepTranslations(record, observer);
      else translations.get(record.target)?.replaceWith(record.target);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const translation = child.parentNode === this ? undefined : translationIn(this, child);
    if (!translation) return removeChild.call(this, child) as T;
    translation.remove();
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, added: T, next: Node | null): T {
    const before = next && next.parentNode !== this ? (translationIn(this, next) ?? next) : next;
    return insertBefore.call(this, added, before) as T;
  };
}
