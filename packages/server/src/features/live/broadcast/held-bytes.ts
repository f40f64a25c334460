/** What a recording may announce and not finish: no frame of a browser is as long, and a sender's memory is ours. */
export const maxHeldBytes = 8 * 1024 * 1024;

/**
 * Puts a chunk behind what is held, in memory with room to spare: copied anew for every chunk, long elements in short
 * chunks would cost the square of their length. What it is given as held is what it gave before, less its beginning.
 */
export function joiner(): (held: Buffer, chunk: Buffer) => Buffer {
  let store: Buffer = Buffer.alloc(0);
  let used = 0;
  return (held, chunk) => {
    const length = held.length + chunk.length;
    if (held.length === 0) [store, used] = [chunk, chunk.length];
    else {
      if (used + chunk.length > store.length) {
        const larger = Buffer.allocUnsafeSlow(length * 2);
        used = held.copy(larger);
        store = larger;
      }
      // Behind `used` nobody reads yet: parts that were handed on keep their bytes.
      used += chunk.copy(store, used);
    }
    return store.subarray(used - length, used);
  };
}
