/**
 * D-026: one key per attempt at one thing. A double click and a retry after a lost answer repeat the key and have no
 * second effect; another input, or the same input after it went through, is a new wish.
 */
export function requestKeys(): { keyFor: (input: unknown) => string; done: () => void } {
  let last: { input: string; key: string } | null = null;
  return {
    keyFor: (input) => {
      const text = JSON.stringify(input, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      if (last?.input !== text) last = { input: text, key: crypto.randomUUID() };
      return last.key;
    },
    done: () => {
      last = null;
    },
  };
}
