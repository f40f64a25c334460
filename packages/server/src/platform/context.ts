import type { Capability, Identity } from '@shuyuan/contract/kernel/capabilities';
import type { Language } from '@shuyuan/contract/kernel/languages';
import type { WriteBehind } from './batches.ts';
import type { Bus, BusNews } from './bus.ts';
import type { Reads, Scope } from './db.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { Guesses, Locks } from './locks.ts';
import type { Log } from './log.ts';
import type { Operations } from './operations.ts';
import type { ExternalServices } from './external-services.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';

/** What a use case is handed to read and to write with. Use cases take it from here: `db.ts`, which makes queries, is for stores alone. */
export type { Reads, Tx } from './db.ts';

/** The signed-in caller, as much of them as every policy needs. */
export type Actor = {
  readonly id: string;
  readonly tenantId: string;
  readonly organizationId: string;
  /** What was granted and what is true of them (D-005). */
  readonly roles: readonly Identity[];
  readonly capabilities: ReadonlySet<Capability>;
  /** Signed in with a one-time password: only what replaces it may be called. */
  readonly mustChangePassword: boolean;
  /** Names the session, so that it can be ended; not the token itself. */
  readonly sessionKey: string;
};

/** What a use case may reach, handed in: nothing is global. `A` is null where a visitor may call. */
export type ContextOf<A> = {
  readonly actor: A;
  readonly requestId: string;
  readonly language: Language;
  /** `device` is the browser as its cookie names it; null: none, or one of somebody else's making. */
  readonly caller: { readonly address: string; readonly userAgent: string; readonly device: string | null };
  /** The call came over TLS, to us or to a proxy of ours. */
  readonly isOverTls: boolean;
  readonly now: () => number;
  readonly read: Reads;
  readonly inTransaction: Scope['inTransaction'];
  readonly bus: Bus;
  readonly writeBehind: WriteBehind;
  readonly secrets: Secrets;
  readonly external: ExternalServices;
  readonly storage: Storage;
  readonly locks: Locks;
  readonly guesses: Guesses;
  readonly backgroundTasks: BackgroundTasks;
  /** Figures and dead letters of the whole installation; only for calls that need `system.operate`. */
  readonly operations: Operations;
  readonly log: Log;
};

export type Context = ContextOf<Actor>;
export type VisitorContext = ContextOf<Actor | null>;
/** Work without a caller: first start, jobs. */
export type SystemContext = ContextOf<null>;

/** Several use cases as one: what they write commits together or not at all, and what they tell is told after that. */
export async function transact<A, T>(ctx: ContextOf<A>, work: (ctx: ContextOf<A>) => Promise<T>): Promise<T> {
  let news: [string, BusNews][] = [];
  const result = await ctx.inTransaction((tx) => {
    // The database may ask for the same transaction again.
    news = [];
    const bus: Bus = { ...ctx.bus, publish: (topic, told) => void news.push([topic, told]) };
    return work({ ...ctx, bus, read: tx, inTransaction: (inner) => inner(tx) });
  });
  for (const [topic, told] of news) ctx.bus.publish(topic, told);
  return result;
}
