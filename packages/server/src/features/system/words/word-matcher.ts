import { normalForm } from '@shuyuan/contract/system/sensitive-words';

/** Finds every word of a list in a text, as the list writes it, in the order they begin, each once. */
export type WordMatcher = (text: string) => string[];

/** A word as the list writes it and in its normal form, in which it is compared. */
export type WordEntry = { readonly word: string; readonly normal: string };

const root = 0;
/** No edge leads back to the root, so its number says that there is none. */
const nowhere = 0;

/**
 * The trie of all words. An edge is found by its node and its sign in one open-addressed table of plain numbers: a Map
 * for each node is ten times slower to build and to walk.
 */
type Trie = {
  readonly find: (node: number, sign: number) => number;
  /** Which word ends at a node; -1: none. */
  readonly wordAt: Int32Array;
  /** For each node how it is reached. */
  readonly parent: Int32Array;
  readonly sign: Uint16Array;
  readonly depth: Uint16Array;
  readonly count: number;
};

const hashOf = (node: number, sign: number): number =>
  Math.imul(node ^ Math.imul(sign, 0x9e37_79b1), 0x85eb_ca6b) >>> 7;

function trieOf(normals: readonly string[]): Trie {
  const most = normals.reduce((sum, { length }) => sum + length, 1);
  // At most half of the slots are taken: a walk from slot to slot is short and always ends.
  const mask = 2 ** Math.ceil(Math.log2(most * 2)) - 1;
  const slots = new Int32Array(mask + 1);
  const [parent, sign, depth] = [new Int32Array(most), new Uint16Array(most), new Uint16Array(most)];
  const wordAt = new Int32Array(most).fill(-1);
  let count = 1;

  /** The slot of an edge, or the free one where it would stand. */
  const slotOf = (node: number, by: number): number => {
    let slot = hashOf(node, by) & mask;
    for (;;) {
      const target = slots[slot] ?? nowhere;
      if (target === nowhere || (parent[target] === node && sign[target] === by)) return slot;
      slot = (slot + 1) & mask;
    }
  };
  const grow = (node: number, by: number): number => {
    const slot = slotOf(node, by);
    const known = slots[slot] ?? nowhere;
    if (known !== nowhere) return known;
    const made = count++;
    slots[slot] = made;
    parent[made] = node;
    sign[made] = by;
    depth[made] = (depth[node] ?? 0) + 1;
    return made;
  };

  for (const [index, normal] of normals.entries()) {
    let node = root;
    for (let at = 0; at < normal.length; at++) node = grow(node, normal.charCodeAt(at));
    if (node !== root) wordAt[node] = index;
  }
  return { find: (node, by) => slots[slotOf(node, by)] ?? nowhere, wordAt, parent, sign, depth, count };
}

/** Where a text goes on from a node: down an edge, or from the longest ending that begins another word. */
function stepFrom(from: number, sign: number, { fail, find }: { fail: Int32Array; find: Trie['find'] }): number {
  let node = from;
  for (;;) {
    const next = find(node, sign);
    if (next !== nowhere || node === root) return next;
    node = fail[node] ?? root;
  }
}

/** All nodes but the root by their depth: a link leads nearer to the root, and what it leads to must have its own by then. */
function nearestFirst({ depth, count }: Trie): Int32Array {
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0);
  const next = new Int32Array(deepest + 2);
  for (let node = 1; node < count; node++) next[(depth[node] ?? 0) + 1] = (next[(depth[node] ?? 0) + 1] ?? 0) + 1;
  for (let level = 1; level < next.length; level++) next[level] = (next[level] ?? 0) + (next[level - 1] ?? 0);
  const order = new Int32Array(count - 1);
  for (let node = 1; node < count; node++) {
    const level = depth[node] ?? 0;
    const place = next[level] ?? 0;
    order[place] = node;
    next[level] = place + 1;
  }
  return order;
}

/** For each node its longest ending that begins another word (`fail`), and the nearest one at which a word ends (`shorter`). */
function linksOf(trie: Trie): { fail: Int32Array; shorter: Int32Array } {
  const { wordAt, parent, sign, count, find } = trie;
  const [fail, shorter] = [new Int32Array(count), new Int32Array(count)];
  for (const node of nearestFirst(trie)) {
    const above = parent[node] ?? root;
    const back = above === root ? root : stepFrom(fail[above] ?? root, sign[node] ?? 0, { fail, find });
    fail[node] = back;
    shorter[node] = (wordAt[back] ?? -1) >= 0 ? back : (shorter[back] ?? root);
  }
  return { fail, shorter };
}

/**
 * D-127 over the whole list at once (Aho and Corasick): the time depends on the text, not on how many words there are.
 */
export function createWordMatcher(entries: readonly WordEntry[]): WordMatcher {
  const normals = entries.map(({ normal }) => normal);
  const trie = trieOf(normals);
  const links = linksOf(trie);
  const { shorter } = links;
  const way = { find: trie.find, fail: links.fail };
  const wordAt = (node: number): number => trie.wordAt[node] ?? -1;
  const lengthOf = (index: number): number => normals[index]?.length ?? 0;

  return (text) => {
    const normal = normalForm(text);
    const firstAt = new Map<number, number>();
    let node = root;
    for (let at = 0; at < normal.length; at++) {
      node = stepFrom(node, normal.charCodeAt(at), way);
      let hit = wordAt(node) >= 0 ? node : (shorter[node] ?? root);
      for (; hit !== root; hit = shorter[hit] ?? root) {
        const index = wordAt(hit);
        if (!firstAt.has(index)) firstAt.set(index, at + 1 - lengthOf(index));
      }
    }
    return [...firstAt]
      .toSorted(([a, atA], [b, atB]) => atA - atB || lengthOf(b) - lengthOf(a))
      .map(([index]) => entries[index]?.word ?? '');
  };
}
