import { courseSectionTypes, sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { fileTypes } from '@shuyuan/contract/files/file-kinds';
import { expect, test } from 'vitest';
import { toInput } from './outline-draft.ts';
import { newSection, sectionDraftOf, sectionProblemsOf, uploadRuleOf, withDraft } from './section-draft.ts';

const uploaded = {
  kind: 'document',
  contentType: 'application/pdf',
  size: 1,
  conversion: 'none',
  width: null,
  height: null,
  seconds: null,
  createdAt: 0,
} as const;

test('[ENUM-02] every kind of section that is a file can be uploaded by its rule', () => {
  for (const type of courseSectionTypes) {
    const { source, files } = sectionKindOf(type);
    if (source !== 'file') continue;
    const kinds = uploadRules[uploadRuleOf(type)].endings.map((ending) => fileTypes[ending].kind);
    expect(kinds, String(type)).toContain(files[0]);
  }
});

test('[D-183] a section lacks what its kind is made of, and nothing else', () => {
  const missing = courseSectionTypes.map((type) => {
    const { title, ...rest } = sectionProblemsOf({ ...sectionDraftOf(newSection(type)), title: '节' });
    return [title, ...Object.entries(rest).flatMap(([field, isWrong]) => (isWrong ? field : []))].slice(1);
  });
  expect(missing.map((fields) => fields.join())).toEqual(
    courseSectionTypes.map((type) => {
      const lacks = {
        file: 'file',
        text: 'text',
        link: 'url',
        survey: 'content',
        live: 'content',
        exam: 'content',
        class: 'content',
      };
      const { source, unit } = sectionKindOf(type);
      return unit === 'minute' ? `${lacks[source]},minutes` : lacks[source];
    }),
  );
  const open = { ...sectionDraftOf(newSection(SectionType.openCourse)), title: '节', url: 'https://qinghe.example/a' };
  expect(['', '0', '1.5', '1441', '90'].map((minutes) => sectionProblemsOf({ ...open, minutes }).minutes)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(withDraft(newSection(SectionType.openCourse), { ...open, minutes: '90' }).unitCount).toBe(90);
  const link = { ...sectionDraftOf(newSection(SectionType.url)), title: '节' };
  expect(sectionProblemsOf({ ...link, url: 'javascript:alert(1)' }).url).toBe(true);
  expect(sectionProblemsOf({ ...link, url: 'https://qinghe.example/a' }).url).toBe(false);
});

test('[D-183] corrected words keep what was measured, another file does not', () => {
  const stored = { ...newSection(SectionType.video), fileId: 'f1', fileName: '片.webm', unitCount: 60 };
  const draft = sectionDraftOf(stored);
  expect(withDraft(stored, { ...draft, title: '新' })).toMatchObject({ title: '新', fileId: 'f1', unitCount: 60 });
  const other = { ...draft, file: { id: 'f2', name: '另.webm' } };
  expect(withDraft(stored, other)).toMatchObject({ fileId: 'f2', unitCount: null });
});

test('[ENUM-02] documents of a task are kept and added to, and sent in their order; no other kind has any', () => {
  const [one, two] = ['一', '二'].map((name) => ({ id: name, name: `${name}.pdf`, path: `files/${name}` }));
  const stored = { ...newSection(SectionType.homework), title: '作业', text: '<p>量</p>', taskFiles: one ? [one] : [] };
  const draft = { ...sectionDraftOf(stored), newTaskFiles: two ? [{ ...uploaded, ...two }] : [] };
  const changed = withDraft(stored, draft);
  expect(changed.taskFiles).toEqual([one, two]);
  expect(toInput([{ id: 'c', title: '章', sections: [changed] }])[0]?.sections[0]?.taskFileIds).toEqual(['一', '二']);
  expect(withDraft(stored, { ...draft, type: SectionType.article }).taskFiles).toEqual([]);
});
