import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { TestWorld } from '../../open-world.ts';
import type { everyone } from '../study/test-courses.ts';
import { examsOf } from './test-exams.ts';
import { putExamPrice } from '../search/test-search-kinds.ts';

type Closing = {
  readonly title: string;
  /** Stands in a question: of an exam that is not paid the name is for all, and what it asks for nobody. */
  readonly locked: string;
  readonly person: typeof everyone;
  readonly position: typeof everyone;
};

/** Exams 林知远 may not take: a draft, for others, or not paid, also shortly before they open. Of one that was withdrawn they still read the page. */
export async function closeExams(world: TestWorld, { title, locked, person, position }: Closing) {
  const exams = examsOf(world);
  const author = await exams.author();
  const paper = await exams.fixedPaper(1);
  const publishFor = (audience: typeof everyone) =>
    exams.publish(exams.examFields(paper, {}, { name: title, audience }));
  const question = { kind: 'trueFalse' as const, text: locked, isTrue: true, penalty: 0 };
  const questionId = await exams.write(author, await exams.category(author), { question });
  const asked = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 5 }] };
  const unpaid = await exams.publish(exams.examFields(asked));
  const waiting = await exams.publish(exams.examFields(asked, { openTime: world.clock.now() + 5 * minuteMs }));
  for (const id of [unpaid, waiting]) await world.rows(putExamPrice, [id]);
  return [
    { name: 'exam, draft', id: (await exams.create(exams.examFields(paper, {}, { name: title }))).id },
    { name: 'exam, foreign', id: await publishFor(person) },
    { name: 'exam, of a position', id: await publishFor(position) },
    { name: 'exam, unpaid', id: unpaid, key: 'paper' },
    { name: 'exam, unpaid before it opens', id: waiting, key: 'paper' },
  ];
}
