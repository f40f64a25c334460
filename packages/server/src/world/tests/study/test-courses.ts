import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import * as play from '@shuyuan/contract/study/play/play.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { bringFile } from '../../bring-file.ts';
import type { Caller } from '../../caller.ts';
import { pdfOf } from '../../draw-documents.ts';
import { wavOf } from '../../draw-media.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

export { openSection } from '@shuyuan/contract/study/courses/section.wire';

type CourseForm = InputOf<typeof manage.createCourse>;
type Chapters = InputOf<typeof manage.saveOutline>['chapters'];
export type Section = Chapters[number]['sections'][number];

export const everyone: InputOf<typeof manage.updateCourse>['audience'] = {
  isEveryone: true,
  organizationIds: [],
  positionIds: [],
  topicIds: [],
  memberIds: [],
  joinedSince: null,
};
const settings = { canSkip: true, thresholdPercent: 95, maxSpeedPercent: 200 };

export const article = (title: string, over: Partial<Section> = {}): Section => ({
  type: SectionType.article,
  title,
  isRequired: true,
  text: '<p>正文</p>',
  ...over,
});

const tables = [
  'course',
  'course_topic',
  'course_version',
  'course_chapter',
  'course_section',
  'study_run',
  'study_run_move',
  'section_progress',
  'section_answer',
  'study_play',
  'study_time',
  'course_score',
  'learner_reminder',
  'file',
];

/** The demo company as the tests of courses meet it. 沈若溪 makes courses, 林知远 learns. */
export function coursesOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  const idOf = async (table: 'member' | 'organization', column: string, value: string) =>
    String((await world.rows(`select id from ${table} where ${column} = $1`, [value]))[0]?.['id']);

  const create = async (over: Partial<CourseForm> = {}, by = 'shenruoxi') =>
    (await as(by)).call(manage.createCourse, { title: '一门课程', audience: everyone, settings, ...over });

  const saveOutline = async (
    course: { readonly id: string; readonly revision: number },
    chapters: Chapters,
    by = 'shenruoxi',
  ) => (await as(by)).call(manage.saveOutline, { id: course.id, revision: course.revision, chapters });

  /** Sound of so many seconds, as its author uploaded it. */
  async function bringSound(seconds: number, by = 'shenruoxi'): Promise<string> {
    const author = await personAt(world.installation.system, by, 0);
    const bytes = wavOf(Array.from({ length: seconds * 2 }, () => 440));
    return bringFile(author, { name: `录音${seconds}.wav`, ending: 'wav', bytes });
  }

  async function bringPages(pages: number, by = 'shenruoxi'): Promise<string> {
    const author = await personAt(world.installation.system, by, 0);
    const bytes = pdfOf(Array.from({ length: pages }, (_, at) => ({ title: `第${at + 1}页`, lines: ['一行'] })));
    return bringFile(author, { name: `讲义${pages}.pdf`, ending: 'pdf', bytes });
  }

  const sound = async (title: string, seconds: number, over: Partial<Section> = {}): Promise<Section> => ({
    type: SectionType.audio,
    title,
    isRequired: true,
    fileId: await bringSound(seconds),
    ...over,
  });

  const publishSaved = async (saved: { readonly id: string; readonly revision: number }, by = 'shenruoxi') =>
    (await as(by)).call(manage.publishCourse, { id: saved.id, revision: saved.revision });

  /** A course in one chapter that people can learn. Answers its id, its revision and the keys of its sections. */
  async function publish(sections: readonly Section[], over: Partial<CourseForm> = {}) {
    const made = (await create(over)).body;
    const outlined = (await saveOutline(made, [{ title: '第一章', sections: [...sections] }])).body;
    const { body } = await publishSaved(outlined);
    const keys = outlined.chapters.flatMap((chapter) => chapter.sections.map(({ key }) => key));
    return { id: made.id, revision: body.revision, keys };
  }

  const lessonsOf = async (account: string, id: string) =>
    (await (await as(account)).call(readChapterInfo, { id })).body.chapters.flatMap(({ sections }) => sections);

  /** Played to its end in the time it takes, as a player reports it. */
  async function finish(account: string, courseId: string, sectionKey: string) {
    const caller = await as(account);
    const { playId, unitCount } = (await caller.call(play.startPlay, { courseId, sectionKey })).body;
    world.clock.advance(200_000);
    const intervals = [{ from: 0, to: unitCount }];
    return (
      await caller.call(play.reportPlay, { id: playId, sequence: 1, intervals, activeSeconds: 60, resumePoint: 0 })
    ).body;
  }

  /** Everything a refused act must leave alone. */
  const snapshot = (): Promise<string> => snapshotWithJobs(world, tables);

  return {
    as,
    idOf,
    create,
    saveOutline,
    bringSound,
    bringPages,
    sound,
    publishSaved,
    publish,
    lessonsOf,
    finish,
    snapshot,
  };
}
