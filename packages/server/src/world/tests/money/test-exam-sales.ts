import { examBeginning, type ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import type { TestWorld } from '../../open-world.ts';
import { examSectionsOf } from '../exams/test-exam-sections.ts';
import type { ExamForm } from '../exams/test-exams.ts';
import { costs, pricingOf } from './test-pricing.ts';

/** An exam as prices and purchases name it. */
export const goods = (businessId: string) => ({ businessType: 'exam', businessId }) as const;

/** Exams as the tests of their prices meet them: 沈若溪 sells, and whoever has coins buys. */
export function examSalesOf(world: TestWorld) {
  const [sales, sections] = [pricingOf(world), examSectionsOf(world)];
  const { exams } = sections;

  const sell = async (over: Partial<ExamForm> = {}, settings: Partial<ExamSettings> = {}) =>
    exams.publish(
      exams.examFields(await exams.fixedPaper(1), settings, { name: '收费考试', price: costs(300), ...over }),
    );

  const seen = async (account: string, id: string) =>
    (await (await sales.as(account)).call(taking.readExam, { id })).body;
  const start = async (account: string, id: string) => {
    const { status, body } = await (await sales.as(account)).call(taking.startExam, { id });
    return status === 200 ? 'open' : body.errorCode;
  };
  const card = async (account: string, id: string) => {
    const { items } = (await (await sales.as(account)).call(taking.findExamsByIds, { ids: id })).body;
    return items[0];
  };

  /** Written anew while it is withdrawn, and published again. */
  async function edit(id: string, over: Partial<ExamForm>) {
    const author = await exams.author();
    const withdrawn = await author.call(papers.withdrawExam, { id });
    if (withdrawn.status !== 200) return withdrawn;
    const form = (await author.call(papers.readExamForm, { id })).body;
    const { name, introduction, audience, settings, paper, revision } = form;
    const fields = { name, introduction, audience, settings: { ...examBeginning, ...settings }, paper };
    const saved = await author.call(papers.saveExam, { id, revision, ...fields, ...over });
    if (saved.status !== 200) return saved;
    return author.call(papers.publishExam, { id, revision: saved.body.revision });
  }

  return { sales, sections, exams, sell, seen, start, card, edit };
}
