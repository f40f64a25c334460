import { keyLogin } from '@shuyuan/contract/live/room/room.wire';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../platform/database.gen.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { insertLive } from '../../../world/tests/live/test-rooms.ts';
import { listNoLonger } from './still-holds.ts';
import { readTicket, type Ticket } from './ticket.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ env: { STAGE_ENGINE: 'off' } });
});
afterAll(() => world.close());

/** What is asked of the database to find who of these may no longer be in, and who that is. */
async function askAbout(tickets: readonly Ticket[]) {
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      questions += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const read = (world.installation.system.read as Kysely<DB>).withPlugin(counting);
  const gone = await listNoLonger(
    { read },
    tickets.map((ticket) => ({ ticket })),
  );
  return { questions, gone: gone.map(({ ticket }) => ticket.key) };
}

test('[D-067] a hall that came by the passcode costs as many questions as one person, also when it is another', async () => {
  const id = await insertLive(world, { shareScope: 3, passcodeHash: await hashPassword('open1') });
  const of = ({ body: { ticket } }: { body: { ticket: string } }): Ticket | null =>
    readTicket(world.installation.system, id, ticket);
  const guest = of(await world.visitor.call(keyLogin, { id, passcode: 'open1', displayName: '访客' }));
  const member = of(await (await world.signIn('baisuyin')).call(keyLogin, { id, passcode: 'open1' }));
  if (!guest || !member) throw new Error('no tickets');
  const hall = Array.from({ length: 40 }, (_, n): Ticket => ({ ...guest, key: `g:${n}` }));
  const alone = await askAbout([member]);
  expect(await askAbout([...hall, member])).toEqual({ ...alone, gone: [] });
  await world.rows('update live set passcode_hash = $2 where id = $1', [id, await hashPassword('open2')]);
  const after = await askAbout(hall);
  expect(after).toEqual({ questions: alone.questions, gone: hall.map(({ key }) => key) });
  expect((await askAbout([member])).gone).toEqual([member.key]);
  // Whom the live is for stays without its passcode.
  await world.rows('update live set share_scope = 1 where id = $1', [id]);
  expect((await askAbout([member])).gone).toEqual([]);
});
