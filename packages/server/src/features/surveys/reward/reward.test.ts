import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readSurvey } from '@shuyuan/contract/surveys/survey.wire';
import * as form from '@shuyuan/contract/surveys/survey-form.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { surveysOf } from '../../../world/tests/study/test-surveys.ts';
import { payParticipants } from './pay-participants.ts';

let world: TestWorld;
let surveys: ReturnType<typeof surveysOf>;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  surveys = surveysOf(world);
  admin = await surveys.as('luchengze');
});
afterAll(() => world.close());

const accounts = ['tangyuwei', 'linzhiyuan', 'hejingxing'];
const paidOf = async (title: string) =>
  (
    await world.rows(
      `select m.account, e.amount::text from ledger_entry e join ledger_trade t on t.id = e.trade_id
       join ledger_account a on a.id = e.account_id join member m on m.id = a.holder_id
       where t.detail = $1 order by m.account`,
      [title],
    )
  ).map(({ account, amount }) => [account, amount]);

async function pay(surveyId: string): Promise<void> {
  const [row] = await world.rows('select tenant_id from survey where id = $1', [surveyId]);
  await payParticipants(world.installation.system, { tenantId: String(row?.['tenant_id']), surveyId });
}

test('[D-183] coins are paid to all who took part once it is closed: in one batch, exactly once, nobody before', async () => {
  const title = '有奖问卷';
  const id = await surveys.open(admin, { title, reward: 250 });
  for (const account of accounts) await surveys.answer(await surveys.as(account), id);
  expect((await (await surveys.as('linzhiyuan')).call(readSurvey, { id })).body.reward).toBe(250);
  await pay(id);
  expect(await paidOf(title)).toEqual([]);
  await admin.call(form.closeSurvey, { id });
  const [job] = await world.rows(
    `select j.payload ->> 'surveyId' as id from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'surveys:pay'`,
  );
  expect(job).toEqual({ id });
  await Promise.all([pay(id), pay(id)]);
  await pay(id);
  const expected = accounts.toSorted().map((account) => [account, '250']);
  expect(await paidOf(title)).toEqual(expected);
});

test('[D-183] only whoever manages the ledger promises coins; an open survey keeps its promise; a copy promises none', async () => {
  const shen = await surveys.as('shenruoxi');
  const before = await surveys.snapshot();
  const refused = await shen.call(form.createSurvey, await surveys.formOf({ reward: 100 }));
  expect(refused.status).toBe(403);
  const tooMuch = await admin.call(form.createSurvey, await surveys.formOf({ reward: 1_000_001 }));
  expect(tooMuch.body.errorCode).toBe(errorTable['request.invalid'].number);
  expect(await surveys.snapshot()).toBe(before);
  const id = await surveys.open(admin, { reward: 100 });
  await expect(world.rows('update survey set reward_hundredths = 0 where id = $1', [id])).rejects.toThrow('reward');
  const copy = (await admin.call(form.copySurvey, { id })).body;
  expect((await admin.call(form.readSurveyForm, { id: copy.id })).body.reward).toBe(0);
});
