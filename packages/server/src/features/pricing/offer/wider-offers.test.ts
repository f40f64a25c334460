import { listWiderOffers } from '@shuyuan/contract/pricing/price.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  byCards,
  column,
  costs,
  post,
  openPricing,
  type PricingCompany,
} from '../../../world/tests/money/test-pricing.ts';

let of: PricingCompany;
beforeAll(async () => {
  of = await openPricing();
});
afterAll(() => of.close());

const wider = async (account: string, thing: ReturnType<typeof post>) =>
  (await of.as(account)).call(listWiderOffers, thing);
const idsOf = async (account: string, id: string) =>
  (await wider(account, post(id))).body.items.map(({ businessId }) => businessId);

test('[D-122] a post for sale names the columns for sale that open it too, with what they cost', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(500));
  const card = await of.makeCard();
  const first = await of.sellColumn('hejingxing', of.teamId, costs(900, 1_200), {
    title: '整套方法',
    questionIds: [id],
  });
  const second = await of.sellColumn('hejingxing', of.teamId, byCards(card), { title: '凭卡看的', questionIds: [id] });
  await of.openColumn('hejingxing', of.teamId, { title: '不收费的', questionIds: [id] });
  await of.sellColumn('hejingxing', of.teamId, costs(100), { title: '与它无关的' });
  const { body } = await wider('linzhiyuan', post(id));
  expect(body.items).toMatchObject([
    { businessId: second, title: '凭卡看的', offer: { isOpen: false, price: { payType: 3 } } },
    {
      ...column(first),
      title: '整套方法',
      offer: { isOpen: false, isBought: false, price: { coin: 1_200, discountCoin: 900 } },
    },
  ]);
  expect(body.items).toHaveLength(2);
});

test('[D-122] what is sold no more opens nothing: removed, without the post, of a closed account', async () => {
  const own = await of.team('hejingxing');
  const id = await of.sell('hejingxing', of.teamId, costs(500));
  const bundle = await of.sellColumn('hejingxing', own, costs(900), { questionIds: [] });
  expect(await idsOf('linzhiyuan', id)).toEqual([]);
  await of.world.rows(
    `insert into column_content (tenant_id, column_id, question_id, position, added_at)
     select tenant_id, $1, $2, 1, now() from special_column where id = $1`,
    [bundle, id],
  );
  expect(await idsOf('linzhiyuan', id)).toEqual([bundle]);
  await of.world.rows(`update share_account set state = 'closed' where id = $1`, [own]);
  expect(await idsOf('linzhiyuan', id)).toEqual([]);
  await of.world.rows(`update share_account set state = 'active' where id = $1`, [own]);
  await of.world.rows('update special_column set is_removed = true where id = $1', [bundle]);
  expect(await idsOf('linzhiyuan', id)).toEqual([]);
});

test('[D-122] refused: visitors, another company, what is not there; a column has nothing around it', async () => {
  const id = await of.sell('hejingxing', of.teamId, costs(500));
  const bundle = await of.sellColumn('hejingxing', of.teamId, costs(900), { questionIds: [id] });
  expect((await of.world.visitor.call(listWiderOffers, post(id))).status).toBe(401);
  expect((await wider('outsider', post(id))).status).toBe(404);
  expect((await wider('linzhiyuan', post('nothing'))).status).toBe(404);
  expect((await wider('linzhiyuan', column(bundle))).body).toEqual({ items: [] });
});
