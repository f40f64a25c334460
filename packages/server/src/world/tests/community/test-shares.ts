import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/sharing/share.wire';
import type { ShareTarget } from '@shuyuan/contract/sharing/share-config';
import type { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { TestWorld } from '../../open-world.ts';
import { snapshotOf } from '../../test-snapshot.ts';
import { columnsOf } from './test-columns.ts';
import { discussionsOf } from './test-discussions.ts';

export type SharedThing = { readonly id: string; readonly type: ShareType };

const noonMs = 4 * hourMs;

/** Noon where the company is: what is done in a test is done on one day. To be called before anybody signs in. */
export const waitForNoon = ({ clock }: TestWorld): void => clock.advance(dayMs - ((clock.now() - noonMs) % dayMs));

/** The demo company as the tests of sharing meet it. */
export function sharesOf(world: TestWorld) {
  const { as, idOf, team, welcomeOutsider, publish, say, questionRow, move } = discussionsOf(world);
  const { create } = columnsOf(world);

  const openColumn = async (by: string, accountId: string): Promise<string> =>
    (await create(by, accountId, { title: '一个专栏', introduce: '讲什么' })).body.id;

  const open = async (account: string, thing: SharedThing) => (await as(account)).call(wire.openShare, thing);
  const share = async (account: string, thing: SharedThing, target: ShareTarget = 'link') =>
    (await as(account)).call(wire.createShare, { ...thing, target });
  const visit = async (account: string, thing: SharedThing, shareId?: string) =>
    (await as(account)).call(wire.visitShare, { ...thing, shareId });
  const list = async (account: string) => (await (await as(account)).call(wire.listShares, {})).body;

  const sharesFor = (id: string) => world.rows('select * from share where business_id = $1 order by created_at', [id]);
  const visitsOf = async (shareId: string) =>
    (await world.rows('select visit_num from share where id = $1', [shareId]))[0]?.['visit_num'];

  /** What an organisation sets; null takes it back. */
  async function set(key: 'SHARE_CONFIG' | 'SHARE_BLACKLIST', value: unknown, place = '青禾智造股份有限公司') {
    await world.rows(
      'delete from setting where key = $1 and organization_id = (select id from organization where name = $2)',
      [key, place],
    );
    if (value === null) return;
    await world.rows(
      `insert into setting (tenant_id, organization_id, key, value)
       select tenant_id, id, $1, $2 from organization where name = $3`,
      [key, JSON.stringify(value), place],
    );
  }

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const names = ['share', 'share_visit', 'question_share', 'question', 'live', 'special_column', 'share_account'];
    return snapshotOf(world, names);
  }

  return {
    as,
    idOf,
    team,
    welcomeOutsider,
    publish,
    say,
    questionRow,
    move,
    openColumn,
    open,
    share,
    visit,
    list,
    sharesFor,
    visitsOf,
    set,
    snapshot,
  };
}
