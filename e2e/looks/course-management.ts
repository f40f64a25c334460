import { chooseFound } from '../waiting.ts';
import { heading, type LookGroup, press } from './look-table.ts';

/** Seeded with three people midway and a section that is not published yet. */
const course = '快速换型：从四十分钟到九分钟';
/** With homework that waits to be marked. */
const priced = '主轴维修手记';
/** With an open course that is held elsewhere. */
const mentoring = '带好一个新人：前四周';
/** For two organisations. */
const organised = '读懂控制图';

/** Making and looking after courses. */
export const courseManagement: readonly LookGroup[] = [
  {
    title: '[D-183] looks: managing courses',
    features: ['study'],
    looks: [
      {
        name: 'courses-managed',
        as: 'luchengze',
        at: 'center/my/courses',
        open: ({ page }) => page.getByRole('link', { name: course }).waitFor(),
      },
      {
        name: 'course-outline',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: course }).click();
          await heading(page, course);
          await page.getByRole('button', { name: word('courses.chapter.add'), exact: true }).waitFor();
        },
      },
      {
        name: 'course-section',
        open: async ({ page, word }) => {
          await press(page, word('courses.section.edit', { name: '换型观察表' }));
          await page.getByRole('dialog').getByLabel(word('courses.section.title')).waitFor();
        },
        part: '[role="dialog"]',
      },
      {
        name: 'course-publish',
        open: async ({ page, word }) => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
          await press(page, word('courses.publish'));
          await page.getByRole('dialog').getByRole('cell', { name: '林知远' }).waitFor();
        },
        part: '[role="dialog"]',
      },
      {
        name: 'course-fields',
        open: async ({ page, word }) => {
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'hidden' });
          await page.getByRole('link', { name: word('courses.tab.fields') }).click();
          await page.getByLabel(word('courses.field.introduction')).waitFor();
        },
      },
      {
        name: 'course-learners',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: word('courses.tab.learners') }).click();
          await page.getByRole('link', { name: '林知远' }).waitFor();
        },
      },
      {
        name: 'course-remind',
        open: async ({ page, word }) => {
          await press(page, word('courses.remind'));
          await page.getByRole('dialog').getByRole('radio').first().waitFor();
        },
        part: '[role="dialog"]',
      },
      {
        name: 'course-works',
        at: 'center/my/courses',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: priced }).click();
          await heading(page, priced);
          await page.getByRole('link', { name: word('courses.tab.homework') }).click();
          await page.getByRole('button', { name: word('courses.homework.openNamed', { name: '宋清和' }) }).waitFor();
        },
      },
      {
        name: 'course-mark',
        open: async ({ page, word }) => {
          await press(page, word('courses.homework.openNamed', { name: '宋清和' }));
          await page.getByRole('dialog').getByLabel(word('courses.homework.comment')).waitFor();
        },
        part: '[role="dialog"]',
      },
      {
        name: 'course-open-course-form',
        at: 'center/my/courses',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: mentoring }).click();
          await heading(page, mentoring);
          await press(page, word('courses.section.edit', { name: '公开课：把一件事讲明白' }));
          await page.getByRole('dialog').getByLabel(word('courses.section.title')).waitFor();
        },
        part: '[role="dialog"]',
      },
      {
        name: 'course-audience',
        at: 'center/my/courses',
        open: async ({ page, word }) => {
          await page.getByRole('link', { name: organised }).click();
          await heading(page, organised);
          await page.getByRole('link', { name: word('courses.tab.fields') }).click();
          for (const [field, name] of [
            ['positions', '总装技师'],
            ['topics', '质量管理'],
          ] as const) {
            const adder = page.getByRole('combobox', { name: word(`audience.${field}`), exact: true });
            await chooseFound(adder, { typed: name, option: name });
            await page.getByRole('button', { name: word('audience.remove', { name }) }).waitFor();
          }
        },
      },
    ],
  },
];
