import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { RecommendItem, RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import * as wire from '@shuyuan/contract/recommend/recommend.wire';
import { recommendSources } from '../../../app/recommend-sources.ts';
import { countFinished } from '../../../features/recommend/count/count-finished.ts';
import type { Caller } from '../../caller.ts';
import { takeServerErrors } from '../../keeping-log.ts';
import type { TestWorld } from '../../open-world.ts';

/** Whatever people have finished since is counted, now. */
export const countWorld = ({ installation }: TestWorld): Promise<void> =>
  countFinished(recommendSources.recommendables)(installation.system);

/** The recommendations of people of the demo company. */
export function recommendOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  async function list(account: string, input: InputOf<typeof wire.listRecommended> = {}) {
    const { status, body } = await (await as(account)).call(wire.listRecommended, input);
    if (status !== 200) throw new Error(`${status} ${body.message ?? ''} ${takeServerErrors().join(' ')}`);
    return body;
  }
  /** All of it, page by page as somebody scrolls. */
  async function all(account: string, kind?: RecommendKind) {
    const items: Awaited<ReturnType<typeof list>>['items'] = [];
    for (;;) {
      const shown = items.map(({ kind: own, id }) => `${own}:${id}`).join(',');
      const page = await list(account, { size: 20, shown, ...(kind && { kind }) });
      items.push(...page.items);
      if (!page.isMore) return items;
    }
  }
  const has = async (account: string, { kind, id }: RecommendItem): Promise<boolean> =>
    (await all(account, kind)).some((item) => item.id === id);
  return { as, list, all, has };
}
