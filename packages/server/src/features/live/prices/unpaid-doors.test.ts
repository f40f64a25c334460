import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { guestLogin, keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { goods, liveSalesOf } from '../../../world/tests/money/test-live-sales.ts';
import { comeIn, listen, ticketOf } from '../../../world/tests/live/test-rooms.ts';
import { listNoLonger } from '../room/still-holds.ts';
import { readTicket } from '../room/ticket.ts';

let world: TestWorld;
let of: ReturnType<typeof liveSalesOf>;
let url: string;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
  of = liveSalesOf(world);
  url = await listen(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

test('[D-067] a passcode opens no live that is sold: neither to a member who has not paid nor to anybody without an account', async () => {
  const passcode = 'open1';
  const id = await of.sell({ passcode });
  const buyer = await of.sales.rich(1_000n);
  const member = await of.sales.as(buyer);
  const asGuest = () => world.visitor.call(keyLogin, { id, passcode, displayName: '访客' });
  expect((await member.call(keyLogin, { id, passcode })).body).toMatchObject(refused('price.unpaid'));
  expect((await asGuest()).body).toMatchObject(refused('price.unpaid'));
  expect(await world.rows('select from live_guest where live_id = $1', [id])).toEqual([]);
  await of.sales.buy(buyer, goods(id), 300);
  expect((await member.call(keyLogin, { id, passcode })).status).toBe(200);
  // Where nothing is sold it lets everybody in, as ever.
  await of.sales.setSwitches({ communityIsOpen: '0' });
  expect((await asGuest()).status).toBe(200);
  await of.sales.setSwitches({ communityIsOpen: '1' });
});

test('[D-069] whom its host sends a temporary address comes in as a guest, for nothing, and stays', async () => {
  const id = await of.sell();
  const host = await of.lives.as(of.host);
  const { webUrl } = (await host.call(nativeCommunity.tempUrl, { id })).body;
  const token = new URLSearchParams(webUrl.split('?')[1]).get('token') ?? '';
  const { status, body } = await world.visitor.call(guestLogin, { id, token, displayName: '嘉宾' });
  expect(status).toBe(200);
  const ticket = readTicket(world.installation.system, id, body.ticket);
  if (!ticket) throw new Error('no ticket');
  expect(await listNoLonger(world.installation.system, [{ ticket }])).toEqual([]);
});

test('[D-109] whose purchase is taken back gets no other ticket, and is found to be one too many', async () => {
  const id = await of.sell();
  const buyer = await of.sales.rich(1_000n);
  const { body } = await of.sales.buy(buyer, goods(id), 300);
  const ticket = await ticketOf(await of.sales.as(buyer), id);
  const guest = await comeIn(url, { liveId: id, ticket });
  expect(await guest.refusal({ t: 'ticket.renew' })).toBeNull();
  const claim = readTicket(world.installation.system, id, ticket);
  if (!claim) throw new Error('no ticket');
  expect(await listNoLonger(world.installation.system, [{ ticket: claim }])).toEqual([]);
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(reverseTrade, { id: body.id ?? '', reason: '误购' })).status).toBe(200);
  expect(await guest.refusal({ t: 'ticket.renew' })).toBe('live.not-in-audience');
  expect(await listNoLonger(world.installation.system, [{ ticket: claim }])).toHaveLength(1);
  await guest.leave();
});
