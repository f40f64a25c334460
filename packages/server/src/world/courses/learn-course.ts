import { hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { rightAnswerOf, type SectionQuestion } from '@shuyuan/contract/study/questions/section-question';
import { reportPlay } from '../../features/study/play/report-play.ts';
import { startPlay } from '../../features/study/play/start-play.ts';
import { retrain } from '../../features/study/runs/retrain.ts';
import { answerQuestion } from '../../features/study/questions/answer-question.ts';
import { scoreCourse } from '../../features/study/runs/score-course.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import type { LearnerStory } from './course-stories.ts';

type SectionOfCourse = {
  readonly key: string;
  readonly unitCount: number | null;
  readonly questions: readonly SectionQuestion[];
};
type Learning = {
  readonly courseId: string;
  readonly sections: readonly SectionOfCourse[];
  readonly learner: LearnerStory;
};

/** The time somebody takes for a unit: a second of film at its own speed, a page or an article in a minute. */
const unitMsOf = (unitCount: number): number => (unitCount > 10 ? 1_000 : minuteMs);

/** One section, played by somebody from its beginning. The server counts it as it counts everybody. */
async function play(
  ctx: SystemContext,
  { courseId, learner }: Learning,
  { section, units, agoMs }: { section: SectionOfCourse; units: number; agoMs: number },
): Promise<number> {
  const { key: sectionKey, questions } = section;
  const lasts = units * unitMsOf(units);
  const { playId } = await startPlay(await personAt(ctx, learner.account, agoMs), { courseId, sectionKey });
  const endsAgoMs = agoMs - lasts;
  for (const { id: questionKey, question } of questions.filter(({ second }) => second < units)) {
    const learning = await personAt(ctx, learner.account, endsAgoMs);
    const input = { courseId, sectionKey, questionKey, tryNumber: 1, answer: rightAnswerOf(question) };
    await answerQuestion(learning, { ...input, isPreview: false });
  }
  await reportPlay(await personAt(ctx, learner.account, endsAgoMs), {
    id: playId,
    sequence: 1,
    intervals: [{ from: 0, to: units }],
    activeSeconds: lasts / 1_000,
    resumePoint: units,
  });
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
