import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExamQuestion } from '../packages/contract/src/exams/bank/exam-question-kinds.ts';
import type { ExamAnswer } from '../packages/contract/src/exams/marking/exam-answer.ts';
import { fullMark } from '../packages/contract/src/exams/marking/full-mark.ts';
import { markAnswer } from '../packages/contract/src/exams/marking/mark-answer.ts';
import { consistencyOf, itemStatisticsOf } from '../packages/contract/src/exams/statistics/item-statistics.ts';
import { covarianceOf, momentsOf } from '../packages/contract/src/exams/statistics/item-moments.ts';

/**
 * Compares our marks and item statistics with tables published by another programme: `node scripts/compare-moodle.ts
 * <folder>`, where the folder is `mod/quiz/report/statistics/tests/fixtures` of Moodle. The tables stay out of this
 * repository. Exits with 1 where a number differs.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('which folder? node scripts/compare-moodle.ts <folder of fixtures>');

type Row = Readonly<Record<string, string>>;

/** Fields with commas stand in quotes. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

function tableOf(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder ?? '', name), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(names.map((key, index) => [key, cells[index] ?? '']));
  });
}

const findings = { same: 0, different: [] as string[], left: new Map<string, number>() };
const leave = (why: string): void => void findings.left.set(why, (findings.left.get(why) ?? 0) + 1);

type Pair = { readonly ours: number | null; readonly theirs: string | undefined; readonly tolerance: number };

/** Tables are printed with seven to ten digits. */
function compare(what: string, { ours, theirs, tolerance }: Pair): void {
  if (theirs === undefined || theirs === '') return;
  const expected = theirs === '**NULL**' ? null : Number(theirs);
  const isSame = ours === null || expected === null ? ours === expected : Math.abs(ours - expected) <= tolerance;
  if (isSame) findings.same += 1;
  else findings.different.push(`${what}: ours ${ours}, expected ${theirs}`);
}

const optionsOf = (...texts: string[]) => texts.map((text) => ({ id: text, text }));

/** The questions the answers of the table belong to, with our rules. */
const questions: Readonly<Record<string, ExamQuestion>> = {
  shortanswer: { kind: 'short', text: '', accepted: ['frog'], isCaseSensitive: false },
  numerical: { kind: 'numeric', text: '', value: 3.14, tolerance: 0, isPercent: false },
  match: {
    kind: 'matching',
    text: '',
    left: optionsOf('frog', 'cat', 'newt'),
    right: optionsOf('amphibian', 'mammal', 'insect'),
    pairs: { frog: 'amphibian', cat: 'mammal', newt: 'amphibian' },
    rule: 'share',
  },
  truefalse: { kind: 'trueFalse', text: '', isTrue: true, penalty: 0 },
  twoOfFour: {
    kind: 'multiple',
    text: '',
    options: optionsOf('One', 'Two', 'Three', 'Four'),
    rightIds: ['One', 'Three'],
    rule: 'subset',
    penalty: 0,
  },
  oneOfFour: {
    kind: 'single',
    text: '',
    options: optionsOf('One', 'Two', 'Three', 'Four'),
    rightId: 'One',
    penalty: 0,
  },
  verse: {
    kind: 'stem',
    text: '',
    parts: [
      { id: '1', weight: 1, question: { kind: 'short', text: '', accepted: ['Owl'], isCaseSensitive: true } },
      {
        id: '2',
        weight: 1,
        question: {
          kind: 'single',
          text: '',
          options: optionsOf('Bow-wow', 'Wiggly worm', 'Pussy-cat'),
          rightId: 'Pussy-cat',
          penalty: 0,
        },
      },
    ],
  },
};

/** Our answer to a question of the table; null where that programme marks by a rule we do not have. */
function answerOf(slot: number, row: Row): { question: string; answer: ExamAnswer } | null {
  const given = (part: string): string => row[`responses.${slot}.${part}`] ?? '';
  switch (slot) {
    case 1: {
      const text = given('answer');
      if (row['randqs.1'] === 'numerical') return { question: 'numerical', answer: { kind: 'numeric', text } };
      if (text === 'toad') return null;
      return { question: 'shortanswer', answer: { kind: 'short', text } };
    }
    case 3: {
      const pairs = { cat: given('cat'), frog: given('frog'), newt: given('newt') };
      return { question: 'match', answer: { kind: 'matching', pairs } };
    }
    case 4:
      return { question: 'truefalse', answer: { kind: 'trueFalse', isTrue: given('answer') === '1' } };
    case 5: {
      const optionIds = ['One', 'Two', 'Three', 'Four'].filter((option) => given(option) === '1');
      if (optionIds.includes('Two') || optionIds.includes('Four')) return null;
      return { question: 'twoOfFour', answer: { kind: 'multiple', optionIds } };
    }
    case 6:
      return { question: 'oneOfFour', answer: { kind: 'single', optionId: given('answer') } };
    case 7: {
      const parts = {
        1: { kind: 'short' as const, text: given('1.answer') },
        2: { kind: 'single' as const, optionId: given('2.answer') },
      };
      return { question: 'verse', answer: { kind: 'stem', parts } };
    }
    default:
      return null;
  }
}

const slots = [1, 2, 3, 4, 5, 6, 7];
const steps = tableOf('steps00.csv');
const results = tableOf('results00.csv');

/** Marks of every attempt, by our keys. */
for (const [at, step] of steps.entries()) {
  for (const slot of slots) {
    const asked = answerOf(slot, step);
    const question = asked && questions[asked.question];
    if (!asked || !question) leave(`slot ${slot}: marked there by a rule we do not have`);
    else {
      const mark = markAnswer(question, asked.answer);
      compare(`mark ${step['quizattempt']}.${slot}`, {
        ours: mark === null ? null : mark / fullMark,
        theirs: results[at]?.[`slots.${slot}.mark`],
        tolerance: 1e-4,
      });
    }
  }
}

/** Statistics of the same attempts, from their published marks. */
const totals = results.map((row) => Number(row['summarks']));
const marksOf = (slot: number, rows: readonly Row[] = results): number[] =>
  rows.map((row) => Number(row[`slots.${slot}.mark`]));
const moments = slots.map((slot) => momentsOf(1, marksOf(slot), totals));
const statistics = itemStatisticsOf(moments, true);
for (const expected of tableOf('qstats00.csv')) {
  const slot = Number(expected['slot']);
  if (expected['subqname'] || expected['variant']) leave('parts of a slot: compared with the whole total there');
  else {
    const item = statistics[slots.indexOf(slot)];
    const percent = (value: number | null | undefined): number | null =>
      typeof value === 'number' ? value * 100 : null;
    compare(`facility ${slot}`, { ours: item?.facility ?? null, theirs: expected['facility'], tolerance: 1e-6 });
    compare(`deviation ${slot}`, { ours: item?.standardDeviation ?? null, theirs: expected['sd'], tolerance: 1e-6 });
    compare(`discrimination ${slot}`, {
      ours: percent(item?.discrimination),
      theirs: expected['discriminationindex'],
      tolerance: 1e-3,
    });
    compare(`weight ${slot}`, {
      ours: percent(item?.effectiveWeight),
      theirs: expected['effectiveweight'],
      tolerance: 1e-3,
    });
  }
}

/** Tables that stand in the tests beside the fixtures. */
const testOf = (name: string): string => readFileSync(join(folder ?? '', '..', name), 'utf8');
const [, consistency] = /'cic'\s*=>\s*(-?[\d.]+)/.exec(testOf('stats_from_steps_walkthrough_test.php')) ?? [];
const alpha = consistencyOf(
  moments.map(({ variance }) => variance),
  covarianceOf(totals, totals),
);
compare('consistency', { ours: alpha === null ? null : alpha * 100, theirs: consistency, tolerance: 1e-3 });

/** Twenty questions of different points, of which some tell nobody apart. */
const states = tableOf('mdl_question_states.csv');
const attempts: Row[][] = [];
for (const state of states) {
  if (state['slot'] === '1') attempts.push([]);
  attempts.at(-1)?.push(state);
}
// Where a question was drawn, its row stands where it was drawn, not where it was asked.
for (const attempt of attempts) attempt.sort((one, other) => Number(one['slot']) - Number(other['slot']));
const stateTotals = attempts.map(([first]) => Number(first?.['sumgrades']));
const maxMarks = (attempts[0] ?? []).map((state) => Number(state['maxmark']));
const generated = itemStatisticsOf(
  maxMarks.map((points, at) =>
    momentsOf(
      points,
      attempts.map((attempt) => Number(attempt[at]?.['mark'])),
      stateTotals,
    ),
  ),
  true,
);
const published = testOf('statistics_test.php');
const expectedOf = (name: string): string[] => {
  const [, list = ''] = new RegExp(`\\$${name} = \\[([^\\]]*)\\]`).exec(published) ?? [];
  return list.split(',').map((value) => value.trim());
};
for (const [name, field, factor] of [
  ['facility', 'facility', 100],
  ['sd', 'standardDeviation', 1_000],
  ['effectiveweight', 'effectiveWeight', 100],
  ['discriminationindex', 'discrimination', 100],
] as const) {
  for (const [at, expected] of expectedOf(name).entries()) {
    const value = generated[at]?.[field] ?? null;
    if (expected === 'null' && maxMarks[at] === 0) leave('questions without points');
    else
      compare(`${name} ${at + 1}`, {
        ours: value === null ? null : value * factor,
        theirs: expected === 'null' ? '**NULL**' : expected,
        tolerance: 1e-5,
      });
  }
}

for (const [why, count] of findings.left) console.log(`left out ${count}: ${why}`);
for (const line of findings.different) console.log(`different: ${line}`);
console.log(`${findings.same} numbers agree, ${findings.different.length} differ`);
process.exitCode = findings.different.length > 0 ? 1 : 0;
