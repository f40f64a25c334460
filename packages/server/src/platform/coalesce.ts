import type { ContextOf, Tx } from './context.ts';

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

type Work<In, Out> = (tx: Tx, inputs: readonly In[]) => Promise<readonly Out[]>;
type Transactions = Pick<ContextOf<unknown>, 'inTransaction'>;

/**
 * The same for writes: a batch is one transaction. Each tenant of an installation has its own, for a transaction sees one
 * tenant. Where a batch fails, everybody in it is tried alone: what one of them sends keeps nobody else from writing.
 */
export function coalesceWrites<In, Out>(
  work: Work<In, Out>,
  maxBatch: number,
): (ctx: Transactions, input: In) => Promise<Out> {
  const queues = new WeakMap<Transactions['inTransaction'], (input: In) => Promise<Out>>();
  return ({ inTransaction }, input) => {
    const write =
      queues.get(inTransaction) ?? coalesce<In, Out>((inputs) => inTransaction((tx) => work(tx, inputs)), maxBatch);
    queues.set(inTransaction, write);
    return write(input).catch(async () => {
      const [output] = await inTransaction((tx) => work(tx, [input]));
      if (output === undefined) throw new Error('a batch left somebody without an answer');
      return output;
    });
  };
}
