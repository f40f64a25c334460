import type { ContextOf, Reads, Tx } from './context.ts';

type Waiting<In, Out> = {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Work of many callers done at once: whoever comes while a batch is under way is in the next one, so that nobody waits for
 * a clock, and the busier it is the more is done together. Everybody in a batch is answered after it is done.
 */
export function coalesce<In, Out>(
  work: (inputs: readonly In[]) => Promise<readonly Out[]>,
  maxBatch: number,
): (input: In) => Promise<Out> {
  const waiting: Waiting<In, Out>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      await work(batch.map(({ input }) => input)).then(
        (outputs) => {
          for (const [index, { resolve, reject }] of batch.entries()) {
            const output = outputs[index];
            if (output === undefined) reject(new Error('a batch left somebody without an answer'));
            else resolve(output);
          }
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void run();
    });
}

/** Where a batch fails, everybody in it is tried alone: what one of them sends keeps nobody else from an answer. */
const orAlone =
  <In, Out>(
    together: (input: In) => Promise<Out>,
    work: (inputs: readonly In[]) => Promise<readonly Out[]>,
  ): ((input: In) => Promise<Out>) =>
  (input) =>
    together(input).catch(async () => {
      const [output] = await work([input]);
      if (output === undefined) throw new Error('a batch left somebody without an answer');
      return output;
    });

type Read<In, Out> = (read: Reads, inputs: readonly In[]) => Promise<readonly Out[]>;
type Reading = Pick<ContextOf<unknown>, 'read'>;

/** Reads of many callers as one: everybody is answered by a read that began after they asked. Each tenant has its own. */
export function coalesceReads<In, Out>(
  read: Read<In, Out>,
  maxBatch: number,
): (ctx: Reading, input: In) => Promise<Out> {
  const queues = new WeakMap<Reads, (input: In) => Promise<Out>>();
  return (ctx, input) => {
    const readAll = (inputs: readonly In[]) => read(ctx.read, inputs);
    const ask = queues.get(ctx.read) ?? orAlone(coalesce(readAll, maxBatch), readAll);
    queues.set(ctx.read, ask);
    return ask(input);
  };
}

type Work<In, Out> = (tx: Tx, inputs: readonly In[]) => Promise<readonly Out[]>;
type Transactions = Pick<ContextOf<unknown>, 'inTransaction'>;

/** The same for writes: a batch is one transaction. */
export function coalesceWrites<In, Out>(
  work: Work<In, Out>,
  maxBatch: number,
): (ctx: Transactions, input: In) => Promise<Out> {
  const queues = new WeakMap<Transactions['inTransaction'], (input: In) => Promise<Out>>();
  return ({ inTransaction }, input) => {
    const writeAll = (inputs: readonly In[]) => inTransaction((tx) => work(tx, inputs));
    const write = queues.get(inTransaction) ?? orAlone(coalesce(writeAll, maxBatch), writeAll);
    queues.set(inTransaction, write);
    return write(input);
  };
}
