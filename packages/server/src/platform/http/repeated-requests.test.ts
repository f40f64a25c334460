import { AppError, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../../app/routes.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { newId } from '../new-id.ts';
import { on } from './route.ts';

const pay = endpoint({
  method: 'POST',
  path: '/test/pay',
  summary: 'Stands for any call that must not happen twice.',
  access: 'member',
  idempotent: true,
  input: z.object({ amount: z.int(), mode: z.enum(['plain', 'held', 'refused', 'broken']).default('plain') }),
  output: z.object({ id: z.string() }),
  errors: ['request.stale'],
});

/** A call of mode `held` tells that it is under way, and goes on when it is let go. */
let held = { begun: Promise.withResolvers<void>(), letGo: Promise.withResolvers<void>() };

/** Each payment is a row; the audit table is at hand and append only. */
const payRoute = on(pay, (ctx, { mode }) =>
  ctx.inTransaction(async (tx) => {
    const id = newId();
    const entry = { id, tenantId: ctx.actor.tenantId, action: 'test.paid', subjectKind: 'payment', subjectId: id };
    await tx.insertInto('auditEntry').values(entry).execute();
    if (mode === 'held') {
      held.begun.resolve();
      await held.letGo.promise;
    }
    if (mode === 'refused') throw new AppError('request.stale');
    if (mode === 'broken') throw new Error('the power went out');
    return { id };
  }),
);

let world: TestWorld;
let lin: Awaited<ReturnType<TestWorld['signIn']>>;
beforeAll(async () => {
  world = await openWorld({ routes: [...routes, payRoute] });
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

let before = 0;
const payments = async () => (await world.rows("select 1 from audit_entry where action = 'test.paid'")).length;
const made = async () => (await payments()) - before;
beforeEach(async () => {
  held = { begun: Promise.withResolvers(), letGo: Promise.withResolvers() };
  before = await payments();
});
const waitingForLocks = async () =>
  (
    await world.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()",
    )
  ).length;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test('D-026 the same key and input answer again without a second effect, in any order of fields', async () => {
  const first = await lin.call(pay, { amount: 5, mode: 'plain' }, withKey('key-000001'));
  const again = await lin.call(pay, { mode: 'plain', amount: 5 }, withKey('key-000001'));
  expect(again.body).toEqual(first.body);
  expect(await made()).toBe(1);
});

test('D-026 ten at once have one effect and one answer', async () => {
  const calls = Array.from({ length: 10 }, () => lin.call(pay, { amount: 5, mode: 'held' }, withKey('key-000002')));
  await held.begun.promise;
  // As many as the pool has connections for.
  await expect.poll(waitingForLocks).toBeGreaterThan(1);
  held.letGo.resolve();
  const ids = (await Promise.all(calls)).map(({ status, body }) => `${status} ${body.id}`);
  expect(new Set(ids).size).toBe(1);
  expect(await made()).toBe(1);
});

test('D-026 the same key with another input is refused', async () => {
  await lin.call(pay, { amount: 5 }, withKey('key-000003'));
  expect(await lin.call(pay, { amount: 6 }, withKey('key-000003'))).toMatchObject({
    status: 422,
    body: { errorCode: 10426 },
  });
  expect(await made()).toBe(1);
});

test('a key belongs to its caller', async () => {
  const bai = await world.signIn('baisuyin');
  await lin.call(pay, { amount: 5 }, withKey('key-000004'));
  expect((await bai.call(pay, { amount: 9 }, withKey('key-000004'))).status).toBe(200);
  expect(await made()).toBe(2);
});

test('a refusal and a failure keep no answer: the corrected or repeated call runs', async () => {
  expect((await lin.call(pay, { amount: 5, mode: 'refused' }, withKey('key-000005'))).body.errorCode).toBe(10409);
  expect((await lin.call(pay, { amount: 5, mode: 'broken' }, withKey('key-000005'))).status).toBe(500);
  expect(await made()).toBe(0);
  expect((await lin.call(pay, { amount: 5 }, withKey('key-000005'))).status).toBe(200);
  expect(await made()).toBe(1);
});

test('without a key every call counts; a key of bad form is refused', async () => {
  await lin.call(pay, { amount: 5 });
  await lin.call(pay, { amount: 5 });
  expect(await made()).toBe(2);
  expect((await lin.call(pay, { amount: 5 }, withKey('short'))).body.errorCode).toBe(10422);
  expect(await made()).toBe(2);
});

test('a repeat does not wait for ever: it is told that the first is still running', async () => {
  const first = lin.call(pay, { amount: 5, mode: 'held' }, withKey('key-000006'));
  await held.begun.promise;
  const repeat = await lin.call(pay, { amount: 5, mode: 'held' }, withKey('key-000006'));
  expect(repeat.body.errorCode).toBe(errorSpec('request.still-running').number);
  held.letGo.resolve();
  expect((await first).status).toBe(200);
  expect(await made()).toBe(1);
});
