import { addDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { saveCaptions } from '@shuyuan/contract/study/captions/captions.wire';
import { createNote } from '@shuyuan/contract/study/notes/note.wire';
import type { TestWorld } from '../../open-world.ts';
import { article, coursesOf } from './test-courses.ts';
import { costs } from '../money/test-pricing.ts';

export type SecretCourse = {
  readonly courseId: string;
  /** Of a sound with captions. */
  readonly sectionKey: string;
  readonly articleKey: string;
  readonly fileId: string;
};
export const secretWords = {
  lesson: '午未秘诀申酉',
  spoken: '天干地支口诀',
  comment: '阴阳五行评语',
  noted: '甲子乙丑批注',
};

/** A course with a price whose article, captions, comments and notes have words nobody reads before paying. */
export async function sellSecretCourse(world: TestWorld, words: typeof secretWords): Promise<SecretCourse> {
  const courses = coursesOf(world);
  const sections = [
    article('试学', { isFree: true }),
    await courses.sound('录音', 9),
    article('正文', { text: `<p>${'铺垫的话说了一遍又一遍。'.repeat(9)}${words.lesson}。</p>` }),
  ];
  const { id, keys } = await courses.publish(sections, { title: '收费的课程', price: costs(100) });
  const [, sectionKey = '', articleKey = ''] = keys;
  const author = await courses.as('shenruoxi');
  const text = `WEBVTT\n\n00:01.000 --> 00:04.000\n${words.spoken}`;
  await author.call(saveCaptions, { id, sectionKey, language: 'cn', text });
  await author.call(addDiscussion, { courseId: id, content: `${words.comment}。` });
  await author.call(createNote, { courseId: id, sectionKey, point: 1, text: words.noted });
  const [file] = await world.rows(`select file_id from course_section where key = $1`, [sectionKey]);
  return { courseId: id, sectionKey, articleKey, fileId: String(file?.['file_id']) };
}
