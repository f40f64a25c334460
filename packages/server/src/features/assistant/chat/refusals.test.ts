import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readAssistantState } from '@shuyuan/contract/assistant/chat.wire';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { type AssistantTests, assistantOf, placeOf } from '../../../world/tests/people/test-assistant.ts';
import { openModel, type TestModel } from '../../../world/tests/people/test-model.ts';
import { addWords } from '../../system/index.ts';

let model: TestModel;
let world: TestWorld;
let tests: AssistantTests;
let lin: Caller;
let shen: Caller;

beforeAll(async () => {
  model = await openModel();
  world = await openWorld({ env: model.env });
  tests = await assistantOf(world);
  lin = await world.signIn('linzhiyuan');
  shen = await world.signIn('shenruoxi');
});
afterAll(async () => {
  await world.close();
  await model.close();
});

type Code = keyof typeof errorTable;
const refusal = (code: Code) => ({ status: errorTable[code].status, errorCode: errorTable[code].number });

/** The refusal, and that nothing was written and nobody was asked. */
async function expectRefused(caller: Caller, asking: Parameters<AssistantTests['ask']>[1], code: Code): Promise<void> {
  const before = await tests.kept();
  const asked = model.talks.length;
  const { status, errorCode } = await tests.ask(caller, asking);
  expect({ status, errorCode: errorCode ?? null }).toEqual(refusal(code));
  expect(await tests.kept()).toBe(before);
  expect(model.talks).toHaveLength(asked);
}

test('[AI-24] [AI-25] a visitor and bad input are refused before anything is told', async () => {
  await expectRefused(world.visitor, {}, 'auth.required');
  await expectRefused(lin, { question: '   ' }, 'request.invalid');
  await expectRefused(lin, { question: '长'.repeat(4_001) }, 'request.invalid');
  await expectRefused(lin, { type: 2 as 1 }, 'request.invalid');
});

test('[D-151] another company’s assistant answers nobody here', async () => {
  await expectRefused(lin, { company_id: 'elsewhere' }, 'assistant.other-company');
});

test('[D-156] web search without somebody who searches is refused, not left out', async () => {
  await expectRefused(lin, { web_search: true }, 'assistant.no-web-search');
});

test('[D-127] a question with a banned word is refused', async () => {
  await addWords(world.installation.system, { tenantId: tests.companyId, words: ['违禁词甲'] });
  await expectRefused(lin, { question: '这里有违禁词甲吗' }, 'sensitive.found');
});

test('[D-158] somebody else’s conversation and answer are not there for others, nor is what nobody has', async () => {
  const { sessionId, chatId } = placeOf(await tests.ask(lin));
  await expectRefused(shen, { sessionId }, 'request.not-found');
  await expectRefused(shen, { retryOf: chatId }, 'request.not-found');
  await expectRefused(lin, { sessionId: 'nobody' }, 'request.not-found');
  await expectRefused(lin, { assistantId: 'nobody' }, 'request.not-found');
  const other = placeOf(await tests.ask(lin));
  await expectRefused(lin, { retryOf: chatId, sessionId: other.sessionId }, 'request.not-found');
});

test('an assistant that is switched off answers nobody, and says so beforehand', async () => {
  await tests.set('ASSISTANT_SWITCH', '0');
  await expectRefused(lin, {}, 'assistant.off');
  expect((await lin.call(readAssistantState, {})).body.isOn).toBe(false);
  await tests.set('ASSISTANT_SWITCH', '1');
});

test('[D-155] a person has so many questions a day, and the company too; tomorrow there are new ones', async () => {
  const tang = await world.signIn('tangyuwei');
  await tests.set('ASSISTANT_RULE', '{"memberADay":2,"companyADay":0}');
  await tests.ask(tang);
  expect((await tang.call(readAssistantState, {})).body.leftToday).toBe(1);
  await tests.ask(tang);
  await expectRefused(tang, {}, 'assistant.quota');
  expect((await tests.ask(await world.signIn('hejingxing'))).status).toBe(200);
  world.clock.advance(dayMs);
  const next = await world.signIn('tangyuwei');
  expect((await tests.ask(next)).status).toBe(200);
  await tests.set('ASSISTANT_RULE', '{"memberADay":0,"companyADay":1}');
  await expectRefused(next, {}, 'assistant.quota');
  await tests.set('ASSISTANT_RULE', '{"memberADay":0,"companyADay":0}');
  expect((await next.call(readAssistantState, {})).body.leftToday).toBeNull();
  expect((await tests.ask(next)).status).toBe(200);
});

test('[D-155] two questions at once are one, in one process and in two', async () => {
  const beside = await openWorld({ beside: world, env: model.env });
  const there = await assistantOf(beside);
  const bai = await world.signIn('baisuyin');
  const besideBai = await beside.signIn('baisuyin');
  let finish = (): void => undefined;
  const held = new Promise<void>((done) => (finish = done));
  model.reply = async ({ say, end }) => {
    say('慢慢说');
    await held;
    end();
  };
  const all = [tests.ask(bai), tests.ask(bai), there.ask(besideBai)];
  await tests.running('baisuyin');
  const first = await Promise.race(all);
  expect(first).toMatchObject(refusal('assistant.one-at-a-time'));
  expect(await tests.ask(bai)).toMatchObject(refusal('assistant.one-at-a-time'));
  finish();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 429, 429]);
  expect((await world.rows(`select 1 from assistant_message where state = 'running'`)).length).toBe(0);
  await beside.close();
});

test('[D-155] more than 20 questions a minute are told to come back later', async () => {
  const strict = await openWorld({ beside: world, env: { ...model.env, RATE_LIMIT_FACTOR: '1' } });
  const there = await assistantOf(strict);
  const fang = await strict.signIn('fangqiming');
  const answers = [];
  for (let n = 0; n < 21; n++) answers.push(await there.ask(fang, { company_id: 'elsewhere' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 403), 429]);
  await strict.close();
});
