/** Pixels by which rounding alone may move an edge. */
const slack = 2;
/** Texts whose lines touch share a few pixels; more than this share of the smaller one is hidden from a reader. */
const share = 0.35;

/** A line of text as it is drawn, with the elements around it from the inside out. */
type Line = { readonly owner: Element; readonly chain: readonly Element[]; readonly box: DOMRect };
declare global {
  interface Window {
    looksLines?: Line[];
  }
}

/** Runs in the page: every line of text a reader sees. Text for screen readers only is one clipped pixel. */
function collectLines(): void {
  // Asked once for each element: the lines of a table share most of what is around them.
  const hidden = new Map<Element, boolean>();
  const isHidden = (element: Element): boolean => {
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { opacity, overflow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isPixel = overflow !== 'visible' && (width <= 1.5 || height <= 1.5);
    const found = element.getAttribute('aria-hidden') === 'true' || opacity === '0' || isPixel;
    hidden.set(element, found);
    return found;
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || /^(script|style|option|noscript)$/i.test(owner.tagName)) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const chain: Element[] = [];
    for (let at: Element | null = owner; at; at = at.parentElement) chain.push(at);
    if (chain.some(isHidden)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The boxes of Arabic lines are far taller than their letters: what is drawn fills about the size of the font.
    const letterPx = Number.parseFloat(getComputedStyle(owner).fontSize) * 0.8;
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width <= 1 || height <= 1) continue;
      const drawnPx = Math.min(height, letterPx);
      lines.push({ owner, chain, box: new DOMRect(x, y + (height - drawnPx) / 2, width, drawnPx) });
    }
  }
  window.looksLines = lines;
}

/** Runs in the page: a page wider than its window, text outside of it, text cut off without an ellipsis. */
function findCut(slackPx: number): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth + slackPx)
    faults.push(`the page is ${scrollWidth} px wide in a window of ${window.innerWidth}`);
  const overflows = new Map<Element, string>();
  const overflowOf = (element: Element): string => {
    const overflow = overflows.get(element) ?? getComputedStyle(element).overflowX;
    overflows.set(element, overflow);
    return overflow;
  };
  const scrolls = (element: Element): boolean => /auto|scroll/.test(overflowOf(element));
  const clips = (element: Element): boolean => /hidden|clip/.test(overflowOf(element));
  const isShortened = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
  };
  for (const { owner, chain, box } of window.looksLines ?? []) {
    const text = `“${(owner.textContent ?? '').trim().slice(0, 40)}” in ${owner.className || owner.tagName}`;
    const frame = chain.find((element) => scrolls(element) || clips(element));
    const isOutside = box.right > clientWidth + slackPx || box.left < -slackPx;
    if (isOutside && (!frame || frame === document.documentElement || frame === document.body))
      faults.push(`outside the page: ${text}`);
    if (!frame || scrolls(frame)) continue;
    const { left, right } = frame.getBoundingClientRect();
    const isCut = box.right > right + slackPx || box.left < left - slackPx;
    // A line that is wholly outside its frame is a page of something that turns its pages.
    const isPartly = box.right > left && box.left < right;
    if (isCut && isPartly && !chain.slice(0, chain.indexOf(frame) + 1).some(isShortened))
      faults.push(`cut off: ${text}`);
  }
  return faults;
}

/** Runs in the page: texts drawn over each other. What is laid over the page on purpose is a layer of its own. */
function findOverlaps({ slackPx, overlapShare }: { slackPx: number; overlapShare: number }): string[] {
  const faults: string[] = [];
  type Known = { readonly frame: DOMRect | null; readonly isLayer: boolean };
  const known = new Map<Element, Known>();
  const look = (element: Element): Known => {
    const before = known.get(element);
    if (before) return before;
    const { overflowY, position } = getComputedStyle(element);
    const frame = overflowY === 'visible' ? null : element.getBoundingClientRect();
    const found = { frame, isLayer: /fixed|sticky|absolute/.test(position) };
    known.set(element, found);
    return found;
  };
  const isDrawn = ({ chain, box }: Line): boolean =>
    chain.every((element) => {
      const { frame } = look(element);
      return !frame || (box.top >= frame.top - slackPx && box.bottom <= frame.bottom + slackPx);
    });
  const layerOf = ({ chain }: Line): Element | undefined => chain.find((element) => look(element).isLayer);
  const drawn = (window.looksLines ?? []).filter(isDrawn).map((line) => ({ ...line, layer: layerOf(line) }));
  const sorted = drawn.toSorted((one, other) => one.box.top - other.box.top);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.layer !== other.layer || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= slackPx || down <= slackPx) continue;
      const smaller = Math.min(one.box.width * one.box.height, other.box.width * other.box.height);
      if (across * down > overlapShare * smaller)
        faults.push(`over each other: “${one.owner.textContent}” and “${other.owner.textContent}”`);
    }
  }
  return faults;
}

const asked = JSON.stringify({ slackPx: slack, overlapShare: share });

/** Collects the lines of the page, and gives what a reader could not read for its place or size, in words. */
export const geometryScript = `(${String(collectLines)})(), [...(${String(findCut)})(${slack}), ...(${String(findOverlaps)})(${asked})]`;
