import { createBankCategory, createBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from '../community/test-teams.ts';

type Fields = InputOf<typeof createBankQuestion>;

const tables = ['exam_category', 'exam_question', 'exam_question_version', 'audit_entry'];

/** The question bank of the demo company as tests meet it. */
export function bankOf(world: TestWorld) {
  const { as, welcomeOutsider } = teamsOf(world);
  let made = 0;

  async function category(author: Caller, parentId: string | null = null): Promise<string> {
    made += 1;
    return (await author.call(createBankCategory, { parentId, name: `质量管理 ${made}` })).body.id;
  }

  const fieldsOf = (categoryId: string, over: Partial<Fields> = {}): Fields => ({
    categoryId,
    difficulty: 2,
    tags: ['质量'],
    question: {
      kind: 'single',
      text: '控制图上连续七点上升说明什么？',
      options: ['过程有趋势', '过程受控', '样本太少'].map((text, index) => ({ id: `o${index}`, text })),
      rightId: 'o0',
      penalty: 0,
    },
    explanation: '七点连升是判异准则之一。',
    ...over,
  });

  async function write(author: Caller, categoryId: string, over: Partial<Fields> = {}): Promise<string> {
    return (await author.call(createBankQuestion, fieldsOf(categoryId, over))).body.id;
  }

  return { as, welcomeOutsider, category, fieldsOf, write, snapshot: () => snapshotWithJobs(world, tables) };
}
