import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { openRoom } from '@shuyuan/contract/live/room/room.wire';
import { makeReplay } from '../../../features/live/replay/make-replay.ts';
import type { TestWorld } from '../../open-world.ts';
import { livesOf } from '../live/test-lives.ts';
import { costs, type Priced, pricingOf } from './test-pricing.ts';
import { holdLive } from '../study/test-replays.ts';

/** A live as prices and purchases name it. */
export const goods = (businessId: string) => ({ businessType: 'live', businessId }) as const;

/** Lives as the tests of their prices meet them: 沈若溪 holds them, and whoever has coins buys. */
export function liveSalesOf(world: TestWorld) {
  const [sales, lives] = [pricingOf(world), livesOf(world)];
  const host = 'shenruoxi';

  /** Published, at 300 if nothing else is said. */
  const sell = (over: Parameters<typeof lives.published>[1] = {}) =>
    lives.published(host, { subject: '收费直播', price: costs(300), ...over });
  const edit = async (id: string, over: { readonly price?: Priced; readonly shareScope?: 1 | 2 | 3 }) => {
    const { version, subject, shareScope } = (await (await lives.as(host)).call(nativeManage.get, { id })).body;
    const fields = lives.application({ subject, shareScope });
    return (await lives.as(host)).call(nativeManage.update, { id, version, ...fields, ...over });
  };
  const detail = async (account: string, id: string) =>
    (await (await sales.as(account)).call(nativeCommunity.detail, { id })).body;
  const card = async (account: string, id: string) =>
    (await (await sales.as(account)).call(nativeCommunity.findByIds, { ids: id })).body.items[0];
  /** How the two doors of a room answer: with a ticket, or why not. */
  const doors = async (account: string, id: string) => {
    const caller = await sales.as(account);
    const answers = [await caller.call(openRoom, { id }), await caller.call(nativeCommunity.enter, { id })];
    return answers.map(({ status, body }) => (status === 200 ? 'open' : body.errorCode));
  };

  /** One that is over, with its replay. */
  async function held(price: number) {
    const where = await holdLive(world, { creator: host, sendings: [3] });
    await world.rows(
      `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
       values ($1, 'live', $2, 1, $3, $3, now())`,
      [where.tenantId, where.liveId, price],
    );
    await makeReplay(world.installation.system, where);
    return where;
  }

  return { sales, lives, host, sell, edit, detail, card, doors, held };
}
