import type { Page } from 'playwright-core';

/** Pixels by which rounding alone may move an edge. */
const slackPx = 2;
/** Texts whose lines touch share a few pixels; more than this share of the smaller one is hidden from a reader. */
const overlapShare = 0.35;

/**
 * Runs in the page. Lists what a reader could not read: a page wider than its window, text outside the page, text cut
 * off without an ellipsis, and texts drawn over each other.
 */
function findFaults({ slack, share }: { slack: number; share: number }): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const label = (element: Element): string =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
    return found;
  };
  const isScrolled = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflowX);
  const isClipping = (element: Element): boolean => /hidden|clip/.test(styleOf(element).overflowX);
  /** Text for screen readers only is one clipped pixel; what opens on demand is not on the page yet. */
  const isHidden = (chain: readonly Element[]): boolean =>
    chain.some((element) => {
      const { opacity, overflow } = styleOf(element);
      const { width: wide, height: high } = element.getBoundingClientRect();
      const isPixel = overflow !== 'visible' && (wide <= 1.5 || high <= 1.5);
      return element.getAttribute('aria-hidden') === 'true' || opacity === '0' || isPixel;
    });

  if (document.documentElement.scrollWidth > window.innerWidth + slack)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${window.innerWidth}`);

  type Line = { readonly owner: Element; readonly chain: readonly Element[]; readonly box: DOMRect };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || /^(script|style|option|noscript)$/i.test(owner.tagName)) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const chain = ancestors(owner);
    if (isHidden(chain)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The boxes of Arabic lines are far taller than their letters: what is drawn fills about the size of the font.
    const letterPx = Number.parseFloat(styleOf(owner).fontSize) * 0.8;
    for (const { x, y, width: wide, height: high } of range.getClientRects()) {
      if (wide <= 1 || high <= 1) continue;
      const drawnPx = Math.min(high, letterPx);
      lines.push({ owner, chain, box: new DOMRect(x, y + (high - drawnPx) / 2, wide, drawnPx) });
    }
  }

  for (const { owner, chain, box } of lines) {
    const frame = chain.find((element) => isScrolled(element) || isClipping(element));
    const isOutside = box.right > width + slack || box.left < -slack;
    if (isOutside && (!frame || frame === document.documentElement || frame === document.body))
      faults.push(`outside the page: ${label(owner)}`);
    if (!frame || isScrolled(frame)) continue;
    const { left, right } = frame.getBoundingClientRect();
    const isCut = box.right > right + slack || box.left < left - slack;
    // An ellipsis may stand on any box between the text and the one that clips it.
    const between = chain.slice(0, chain.indexOf(frame) + 1);
    const isEllipsis = between.some((element) => {
      const style = styleOf(element);
      return style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
    });
    if (isCut && !isEllipsis && box.right > left && box.left < right) faults.push(`cut off: ${label(owner)}`);
  }

  /** What is laid over the page on purpose is no overlap; a clipped line is not drawn where its box says. */
  const layerOf = ({ chain }: Line): Element | null =>
    chain.find((element) => /fixed|sticky|absolute/.test(styleOf(element).position)) ?? null;
  const isDrawn = ({ chain, box }: Line): boolean =>
    chain.every((element) => {
      if (styleOf(element).overflowY === 'visible') return true;
      const frame = element.getBoundingClientRect();
      return box.top >= frame.top - slack && box.bottom <= frame.bottom + slack;
    });
  const drawn = lines.filter(isDrawn).map((line) => ({ ...line, layer: layerOf(line) }));
  const sorted = drawn.toSorted((one, other) => one.box.top - other.box.top);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.layer !== other.layer || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= slack || down <= slack) continue;
      const smaller = Math.min(one.box.width * one.box.height, other.box.width * other.box.height);
      if (across * down > share * smaller)
        faults.push(`over each other: ${label(one.owner)} and ${label(other.owner)}`);
    }
  }
  return [...new Set(faults)].slice(0, 10);
}

/** What a reader could not read for its place or size, in words. */
export const findGeometryFaults = (page: Page): Promise<string[]> =>
  page.evaluate(findFaults, { slack: slackPx, share: overlapShare });
