import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { reportPlay } from '../../features/study/play/report-play.ts';
import { startPlay } from '../../features/study/play/start-play.ts';
import { createCourse } from '../../features/study/manage/create-course.ts';
import { publishCourse } from '../../features/study/manage/publish-course.ts';
import { saveOutline } from '../../features/study/manage/save-outline.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const rules = `<h2>上岗之前</h2><p>进车间先看三处：疏散通道、急停按钮、最近的灭火器。设备异常先停机、再挂牌、后报告，任何人都有权叫停。</p>
<p>首件没有确认不量产，返工之后必须复检。记录写在发生的时候，不在下班前补。</p>`;
const after = `<h2>通过之后</h2><p>把合格通知交给班组长，领取上岗证，并和师傅约定第一周的跟岗时间。</p>`;

async function examId(ctx: SystemContext, name: string): Promise<string> {
  const { id } = await ctx.read.selectFrom('exam').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}

async function classId(ctx: SystemContext, title: string): Promise<string> {
  const found = ctx.read.selectFrom('trainingClass').select('id').where('title', '=', title);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** 陆承泽, who manages everything the course is made of: its exam is 沈若溪's, its class 叶晚晴's. */
async function administrator(ctx: SystemContext): Promise<Context> {
  const { actor, ...person } = await personAt(ctx, 'luchengze', 0);
  const capabilities = new Set(['course.manageAll', 'exam.manageAll', 'class.manageAll'] as const);
  return { ...person, actor: { ...actor, capabilities } };
}

/** A course with the open class and the open exam; 林知远 has read, stands before the exam, and what follows is locked. */
export async function seedExamCourse(ctx: SystemContext): Promise<void> {
  const author = await personAt(ctx, 'shenruoxi', 0);
  const made = await createCourse(author, {
    title: '上岗准备：读完、考过、再上岗',
    introduction: '一篇须知，一场考试，一张上岗清单。考试通过之后，清单才会打开。',
    coverFileId: null,
    lecturerId: author.actor.id,
    topicIds: [],
    audience: everyone,
    settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  const contentId = await examId(ctx, '安全与质量上岗考试');
  const sections = [
    { type: SectionType.article, title: '上岗须知', isRequired: true, text: rules },
    {
      type: SectionType.faceToFace,
      title: '质量意识公开课',
      isRequired: false,
      contentId: await classId(ctx, '质量意识公开课：一次把事情做对'),
    },
    { type: SectionType.exam, title: '安全与质量上岗考试', isRequired: true, contentId },
    { type: SectionType.article, title: '上岗清单', isRequired: true, text: after },
  ];
  const { id, revision, chapters } = await saveOutline(await administrator(ctx), {
    ...made,
    chapters: [{ title: '上岗三步', sections }],
  });
  await publishCourse(await personAt(ctx, 'shenruoxi', 40 * dayMs), { id, revision, midway: 'keep' });
  const [reading = '', , exam = ''] = (chapters[0]?.sections ?? []).map(({ key }) => key);
  const begun = 30 * dayMs;
  const { playId } = await startPlay(await personAt(ctx, 'linzhiyuan', begun), { courseId: id, sectionKey: reading });
  await reportPlay(await personAt(ctx, 'linzhiyuan', begun - 5 * minuteMs), {
    id: playId,
    sequence: 1,
    intervals: [{ from: 0, to: 1 }],
    activeSeconds: 240,
    resumePoint: 1,
  });
  await startPlay(await personAt(ctx, 'linzhiyuan', begun - hourMs), { courseId: id, sectionKey: exam });
}
