import type { Context } from '../../../platform/context.ts';
import { type Behaviour, behaviours } from './behaviour.store.ts';

type BehaviourInput = Pick<Behaviour, 'kind' | 'actionType'> & Partial<Behaviour> & { readonly ageMs?: number };
type Answer = Promise<Record<string, never>>;

/** D-196: noted for later, never in the way of what the person does. */
function note(ctx: Context, told: readonly BehaviourInput[]): void {
  const { id: memberId, tenantId } = ctx.actor;
  const nothing = { page: null, itemId: null, sceneType: null, keyword: null, recRequestId: null, extra: null };
  const rows = told.map(({ ageMs = 0, ...one }) => ({
    ...nothing,
    ...one,
    tenantId,
    memberId,
    at: new Date(ctx.now() - ageMs),
  }));
  ctx.writeBehind(behaviours, rows);
}

type PageEvent = { readonly page: string; readonly actionType: string; readonly ageMs: number };

export async function recordBehaviour(ctx: Context, { items }: { items: readonly PageEvent[] }): Answer {
  note(
    ctx,
    items.map((item) => ({ kind: 'page', ...item })),
  );
  return {};
}

type Action = {
  readonly itemId?: string | undefined;
  readonly actionType: string;
  readonly sceneType?: string | undefined;
  readonly keyword?: string | undefined;
  readonly recRequestId?: string | undefined;
  readonly extra?: string | Record<string, unknown> | undefined;
};

export async function recordAction(ctx: Context, { extra, ...action }: Action): Answer {
  const given = Object.fromEntries(Object.entries(action).filter(([, value]) => value !== undefined));
  const text = typeof extra === 'object' ? JSON.stringify(extra) : (extra ?? null);
  note(ctx, [{ kind: 'action', ...given, actionType: action.actionType, extra: text }]);
  return {};
}

type Entry = { readonly homeConfigId?: string | undefined; readonly page: string };

export async function recordEntry(ctx: Context, { homeConfigId, page }: Entry): Answer {
  note(ctx, [{ kind: 'entry', actionType: 'view', sceneType: 'home', itemId: homeConfigId ?? null, page }]);
  return {};
}
