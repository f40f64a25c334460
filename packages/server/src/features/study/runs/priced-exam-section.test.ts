import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { reverseTrade } from '@shuyuan/contract/ledger/currency.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article } from '../../../world/tests/study/test-courses.ts';
import { examSection } from '../../../world/tests/exams/test-exam-sections.ts';
import { examSalesOf, goods } from '../../../world/tests/money/test-exam-sales.ts';
import { costs } from '../../../world/tests/money/test-pricing.ts';
import { courseItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let of: ReturnType<typeof examSalesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = examSalesOf(world);
});
afterAll(() => world.close());

const unpaid = errorTable['price.unpaid'].number;
const course = (businessId: string) => ({ businessType: 'course', businessId }) as const;
const open = async (account: string, courseId: string, key = '') =>
  of.sections.open(await of.sales.as(account), courseId, key);

test('[D-183] whoever a course led to an exam pays nothing for it; everybody else does, and a locked section leads nobody', async () => {
  const examId = await of.sell();
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const { id, keys } = await of.sections.courses.publish([article('先读'), examSection(examId)], { settings });
  const [first = '', second = ''] = keys;
  const [learner, other] = [await of.sales.newcomer(), await of.sales.newcomer()];
  await open(learner, id, second);
  expect(await of.start(learner, examId)).toBe(unpaid);
  await of.sections.courses.finish(learner, id, first);
  await open(learner, id, second);
  expect(await of.seen(learner, examId)).toMatchObject({
    can: { start: true },
    offer: { isOpen: true, isBought: false },
  });
  expect([await of.start(learner, examId), await of.start(other, examId)]).toEqual(['open', unpaid]);
});

test('[D-109] the exam of a sold course comes with it, and goes with it; one in a section that is free to try is tried for nothing', async () => {
  const examId = await of.sell();
  const { id, keys } = await of.sections.courses.publish([examSection(examId)], { price: costs(500) });
  const [key = ''] = keys;
  const buyer = await of.sales.rich(1_000n);
  await open(buyer, id, key);
  expect(await of.start(buyer, examId)).toBe(unpaid);
  const { body } = await of.sales.buy(buyer, course(id), 500);
  await open(buyer, id, key);
  expect((await of.seen(buyer, examId)).can.start).toBe(true);
  const dean = await of.sales.as('luchengze');
  expect((await dean.call(reverseTrade, { id: body.id ?? '', reason: '误购' })).status).toBe(200);
  expect(await of.start(buyer, examId)).toBe(unpaid);
  const trial = await of.sections.courses.publish([examSection(examId, { isFree: true })], { price: costs(500) });
  await open(buyer, trial.id, trial.keys[0]);
  expect(await of.start(buyer, examId)).toBe('open');
});

test('[D-183] who has to pass it pays nothing; an elective is bought, unless its subject was', async () => {
  const examId = await of.sell();
  const subjects = subjectsOf(world);
  const item = courseItem(examId, '收费考试', { businessType: BusinessType.exam });
  const publish = async (isRequired: boolean, price = 0) => {
    const made = await subjects.publish([
      stageOf('一', [{ ...item, businessType: BusinessType.exam, isRequired }], isRequired ? 0 : 1),
    ]);
    if (price > 0)
      await world.rows(
        `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
         select tenant_id, 'subject', id, 1, $2, $2, now() from subject where id = $1`,
        [made.id, price],
      );
    return made;
  };
  const [required, elective, sold] = [await publish(true), await publish(false), await publish(false, 400)];
  const [learner, chooser, buyer] = [await of.sales.newcomer(), await of.sales.newcomer(), await of.sales.rich(1_000n)];
  await subjects.join(learner, required.id);
  await subjects.join(chooser, elective.id);
  expect([await of.start(learner, examId), await of.start(chooser, examId)]).toEqual(['open', unpaid]);
  await of.sales.buy(buyer, { businessType: 'subject', businessId: sold.id }, 400);
  await subjects.join(buyer, sold.id);
  expect(await of.start(buyer, examId)).toBe('open');
});

test('[D-123] a course that led somebody there while the exam was free keeps it for them', async () => {
  const examId = await of.sections.publishExam();
  const { id, keys } = await of.sections.courses.publish([examSection(examId)]);
  const learner = await of.sales.newcomer();
  await open(learner, id, keys[0]);
  expect((await of.edit(examId, { price: costs(300) })).status).toBe(200);
  expect(await of.seen(learner, examId)).toMatchObject({ offer: { isOpen: true, isBought: true } });
  expect((await of.sales.buy(learner, goods(examId), 300)).body).toMatchObject({
    errorCode: errorTable['price.owned'].number,
  });
});
