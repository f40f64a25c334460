import type { Endpoint, InputOf } from '../../packages/contract/src/kernel/endpoint.wire.ts';
import type { Caller } from '../../packages/server/src/world/caller.ts';

/** A call that is asked of companies of several sizes, each with a key of its own. */
export type Question = { readonly name: string; readonly ask: (caller: Caller, key: string) => Promise<void> };

export const question = <E extends Endpoint>(
  name: string,
  endpoint: E,
  inputFor: (key: string) => InputOf<E>,
): Question => ({
  name,
  ask: async (caller, key) => {
    const { status, body } = await caller.call(endpoint, inputFor(key));
    if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
  },
});
