import { readPreview } from '@shuyuan/contract/files/files.wire';
import { openShare } from '@shuyuan/contract/sharing/share.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import * as wire from '@shuyuan/contract/study/courses/course.wire';
import { recommendPersonal } from '@shuyuan/contract/study/courses/recommend.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { hasFinished } from '@shuyuan/contract/study/runs/run.wire';
import type { TestWorld } from '../../open-world.ts';
import { coursesOf, openSection } from './test-courses.ts';
import { readFile } from '../files/test-files.ts';
import { knowledgeOf } from '../search/test-knowledge.ts';
import { indexWorld } from '../search/test-search.ts';

export type SoundCourse = { readonly id: string; readonly keys: readonly string[]; readonly words: string };

/** Everything by which somebody reaches a course of an article and a sound. */
export async function waysTo(world: TestWorld, account: string, course: SoundCourse): Promise<string[]> {
  const {
    id,
    keys: [articleKey = '', soundKey = ''],
    words,
  } = course;
  const caller = await coursesOf(world).as(account);
  const [file] = await world.rows(
    `select file.id, file.path from course_section section join course on course.version_id = section.version_id
     join file on file.id = section.file_id where course.id = $1`,
    [id],
  );
  const isOpen = async (answer: Promise<{ readonly status: number }>) => (await answer).status === 200;
  const names = async (answer: Promise<{ readonly body: { readonly items?: readonly { readonly id: string }[] } }>) =>
    (await answer).body.items?.some((item) => item.id === id) ?? false;
  // A recommendation is found in the index of the search.
  await indexWorld(world);
  const ways = {
    list: await names(caller.call(wire.listCourses, { search: words })),
    ids: await names(caller.call(wire.findCoursesByIds, { ids: id })),
    recommended: await names(caller.call(recommendPersonal, { size: 12 })),
    info: await isOpen(caller.call(wire.findCourseBasicInfo, { id })),
    chapters: await isOpen(caller.call(wire.readChapterInfo, { id })),
    section: await isOpen(caller.call(openSection, { courseId: id, sectionKey: articleKey })),
    play: await isOpen(caller.call(startPlay, { courseId: id, sectionKey: soundKey })),
    share: await isOpen(caller.call(openShare, { id, type: ShareType.course })),
    state: await isOpen(caller.call(hasFinished, { id })),
    preview: await isOpen(caller.call(readPreview, { fileId: String(file?.['id']) })),
    address: await isOpen(readFile(world, caller, `/files/${String(file?.['path'])}`)),
    assistant: (await knowledgeOf(world).titlesFor(account, words)).some((title) => title.includes(words)),
  };
  return Object.entries(ways).flatMap(([way, is]) => (is ? [way] : []));
}

export const allWays = [
  'list',
  'ids',
  'recommended',
  'info',
  'chapters',
  'section',
  'play',
  'share',
  'state',
  'preview',
  'address',
  'assistant',
];
