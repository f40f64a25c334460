import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { type CourseSectionType, sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { rightAnswerOf, type SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { reportPlay } from '../../features/study/play/report-play.ts';
import { startPlay } from '../../features/study/play/start-play.ts';
import { retrain } from '../../features/study/runs/retrain.ts';
import { answerQuestion } from '../../features/study/questions/answer-question.ts';
import { scoreCourse } from '../../features/study/runs/score-course.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import type { LearnerStory } from './course-stories.ts';
import { wrongAnswerOf } from './wrong-answer-of.ts';

type SectionOfCourse = {
  readonly key: string;
  readonly type: CourseSectionType;
  readonly unitCount: number | null;
  readonly questions: readonly SectionQuestion[];
};
type Learning = {
  readonly courseId: string;
  readonly sections: readonly SectionOfCourse[];
  readonly learner: LearnerStory;
};

/** The time somebody takes for a unit: a second of film at its own speed, a page or an article in a minute. */
const unitMsOf = ({ type, unitCount }: SectionOfCourse): number =>
  sectionKindOf(type).unit !== 'minute' && (unitCount ?? 1) > 10 ? 1_000 : minuteMs;

/** A page reports more often than the server would forget it. */
const reportMs = 4 * minuteMs;

/** The reports of somebody who stays so long: when each is sent, and how many units there are by then. */
function reportsOf(section: SectionOfCourse, units: number) {
  const unitMs = unitMsOf(section);
  const count = Math.ceil((units * unitMs) / reportMs);
  return Array.from({ length: count }, (_, at) => {
    const afterMs = Math.min(units * unitMs, (at + 1) * reportMs);
    return { sequence: at + 1, afterMs, units: Math.floor(afterMs / unitMs) };
  });
}

/** One section, played by somebody from its beginning. The server counts it as it counts everybody. */
async function play(
  ctx: SystemContext,
  { courseId, learner }: Learning,
  { section, units, agoMs }: { section: SectionOfCourse; units: number; agoMs: number },
): Promise<number> {
  const { key: sectionKey, questions } = section;
  const lasts = units * unitMsOf(section);
  const { playId } = await startPlay(await personAt(ctx, learner.account, agoMs), { courseId, sectionKey });
  const endsAgoMs = agoMs - lasts;
  for (const { id: questionKey, question } of questions.filter(({ second }) => second < units)) {
    const learning = await personAt(ctx, learner.account, endsAgoMs);
    const input = { courseId, sectionKey, questionKey, isPreview: false };
    const isMissed = learner.missed?.includes(questionKey) ?? false;
    if (isMissed) await answerQuestion(learning, { ...input, tryNumber: 1, answer: wrongAnswerOf(question) });
    await answerQuestion(learning, { ...input, tryNumber: isMissed ? 2 : 1, answer: rightAnswerOf(question) });
  }
  let before = 0;
  for (const { sequence, afterMs, units: to } of reportsOf(section, units)) {
    await reportPlay(await personAt(ctx, learner.account, agoMs - afterMs), {
      id: playId,
      sequence,
      intervals: [{ from: 0, to }],
      activeSeconds: (afterMs - before) / 1_000,
      resumePoint: to,
    });
    before = afterMs;
  }
  return endsAgoMs - 2 * minuteMs;
}

async function playAll(
  ctx: SystemContext,
  learning: Learning,
  { hoursAgo, shares }: Pick<LearnerStory, 'hoursAgo' | 'shares'>,
): Promise<number> {
  let agoMs = hoursAgo * hourMs;
  for (const [at, share] of shares.entries()) {
    const section = learning.sections[at];
    if (!section) throw new Error('a learner of the world has a section too many');
    if (share === 0) continue;
    const units = Math.max(1, Math.round((section.unitCount ?? 1) * share));
    agoMs = await play(ctx, learning, { section, units, agoMs });
  }
  return agoMs;
}

/** Everything one colleague did in a course: sections played, a score, and perhaps a second run. */
export async function learnCourse(ctx: SystemContext, learning: Learning): Promise<void> {
  const { courseId, learner } = learning;
  const agoMs = await playAll(ctx, learning, learner);
  if (learner.score !== undefined)
    await scoreCourse(await personAt(ctx, learner.account, agoMs), { courseId, score: learner.score });
  if (!learner.again) return;
  await retrain(await personAt(ctx, learner.account, learner.again.hoursAgo * hourMs + minuteMs), { courseId });
  await playAll(ctx, learning, learner.again);
}
