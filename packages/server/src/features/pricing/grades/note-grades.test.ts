import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { Currency } from '@shuyuan/contract/ledger/currencies';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GradesCompany, openGrades, plainGrades, withBenefits } from '../../../world/tests/money/test-grades.ts';

let company: GradesCompany;
beforeAll(async () => {
  company = await openGrades();
});
afterAll(() => company.close());
beforeEach(async () => {
  await company.save(plainGrades);
  await company.note();
});

test('[PERSON-03] [D-120] whoever reaches a grade is told once and has its card once, also after falling and rising again', async () => {
  const cardId = await company.makeCard({ days: 30, cardName: '秀才卡' });
  await company.save(withBenefits({ cardId }));
  const account = await company.withPoints(99n);
  await company.note();
  expect([await company.toldTo(account), await company.cardsOf(account)]).toEqual([[], []]);
  await company.earn(account, 1n);
  await Promise.all([company.note(), company.note()]);
  await company.note();
  expect(await company.toldTo(account)).toEqual([{ text: 'gradeCard', values: { level: '2', card: '秀才卡' } }]);
  const [held] = await company.cardsOf(account);
  expect([held?.id, Number(held?.endTime) - Number(held?.fromTime)]).toEqual([cardId, 30 * dayMs]);
  await company.grant({ accountCodes: [await company.idOf(account)], type: Currency.integral, direction: 2 });
  expect((await company.grades(account)).own.level).toBe(1);
  await company.world.rows('delete from vip_card_member where card_id = $1', [cardId]);
  await company.earn(account, 50n);
  await company.note();
  expect((await company.grades(account)).own.level).toBe(2);
  expect(await company.cardsOf(account)).toEqual([]);
  expect(await company.toldTo(account)).toHaveLength(1);
});

test('[PERSON-03] two grades at once are told as the higher one; a grade without a card gives none', async () => {
  const account = await company.withPoints(0n);
  await company.earn(account, 600n);
  await company.note();
  expect(await company.toldTo(account)).toEqual([{ text: 'gradeReached', values: { level: '3' } }]);
  expect(await company.cardsOf(account)).toEqual([]);
});

test('[PERSON-03] [D-120] a card set later reaches whoever is in the grade; who holds it longer keeps that, an ended one is given to nobody', async () => {
  const [account, holder] = [await company.withPoints(150n), await company.withPoints(150n)];
  await company.note();
  const cardId = await company.makeCard({ days: 30 });
  await company.handOut(cardId, holder);
  await company.world.rows('update vip_card_member set end_at = null where card_id = $1', [cardId]);
  await company.save(withBenefits({ cardId }));
  await company.apply();
  await company.apply();
  expect((await company.cardsOf(account)).map(({ id }) => id)).toEqual([cardId]);
  expect((await company.cardsOf(holder))[0]?.endTime).toBeNull();
  const ended = await company.makeCard();
  await company.changeCard(ended, { isActive: false });
  await company.save(withBenefits({}, { cardId: ended }));
  const late = await company.withPoints(600n);
  await company.note();
  await company.apply();
  expect((await company.cardsOf(late)).map(({ id }) => id)).not.toContain(ended);
});
