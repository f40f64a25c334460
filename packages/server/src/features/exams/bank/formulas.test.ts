import * as wire from '@shuyuan/contract/exams/bank/bank.wire';
import { checkQuestionImport } from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { bankOf } from '../../../world/tests/exams/test-bank.ts';

let world: TestWorld;
let bank: ReturnType<typeof bankOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  bank = bankOf(world);
  shen = await bank.as('shenruoxi');
});
afterAll(() => world.close());

const essay = (text: string) => ({ kind: 'essay' as const, text, rubric: '' });

test('[D-183] a formula that cannot be read or names a forbidden command is refused, and nothing is written', async () => {
  const categoryId = await bank.category(shen);
  const id = await bank.write(shen, categoryId);
  const before = await bank.snapshot();
  const unreadable = ['\\frac{a}', '\\undefined', '\\begin{x}', '}', '\\sqrt{'.repeat(160)];
  const forbidden = ['\\href{javascript:a}{b}', '\\def\\a{\\a\\a}\\a', '\\textcolor{red}{a}', ' '];
  for (const [tex, code] of [
    ...unreadable.map((one) => [one, 'exam.wrong-formula'] as const),
    ...forbidden.map((one) => [one, 'exam.wrong-question'] as const),
  ]) {
    const fields = bank.fieldsOf(categoryId, { question: essay(`求 \\(${tex}\\)`) });
    for (const { body } of [
      await shen.call(wire.createBankQuestion, fields),
      await shen.call(wire.reviseBankQuestion, { ...fields, id, version: 1 }),
      await shen.call(wire.tryBankQuestion, { question: fields.question }),
    ])
      expect(body, tex).toMatchObject({ errorCode: errorTable[code].number });
  }
  const explained = bank.fieldsOf(categoryId, { explanation: '因为 \\(\\href{a}{b}\\)' });
  expect((await shen.call(wire.createBankQuestion, explained)).body.errorCode).toBe(
    errorTable['exam.wrong-formula'].number,
  );
  expect(await bank.snapshot()).toEqual(before);
});

test('[D-183] a formula is kept as it was written, and its braces are no blanks', async () => {
  const categoryId = await bank.category(shen);
  const question = {
    kind: 'blanks' as const,
    text: '\\(\\frac{{x}}{y}\\) 与 \\[\\sum_{i=1}^{n} i\\] 是 {{b1}}',
    blanks: [{ id: 'b1', accepted: ['2'], isCaseSensitive: false }],
    rule: 'all' as const,
  };
  const id = await bank.write(shen, categoryId, { question });
  expect((await shen.call(wire.readBankQuestion, { id })).body.question).toEqual(question);
});

test('[D-183] a question of a file whose formula cannot be read is left out with its reason', async () => {
  const categoryId = await bank.category(shen);
  const text = ['\\\\(x^2\\\\) 是正数。{T}', '\\\\(\\\\sqrt\\\\) 是正数。{T}'].join('\n\n');
  const found = await shen.call(checkQuestionImport, { format: 'gift', text, categoryId });
  expect(found.body.questions).toMatchObject([{ text: '\\(x^2\\) 是正数。' }]);
  expect(found.body.problems).toMatchObject([{ line: 3, problem: 'wrong-formula' }]);
});
