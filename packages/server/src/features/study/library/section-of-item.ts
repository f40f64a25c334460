import { demand } from '@shuyuan/contract/kernel/app-error';
import { sectionTypeOfFile } from '@shuyuan/contract/study/courses/section-kinds';
import type { Context, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import type { ContentItem } from '../../library/index.ts';
import { replaceOutline, type SectionRow } from '../courses/outline.store.ts';
import { measureMaterial } from '../manage/section-input.ts';

const rules = {
  isRequired: true,
  isFree: false,
  isDoneOnSubmit: false,
  isInLibrary: false,
  taskFileIds: [],
  text: null,
  url: null,
  contentId: null,
  questions: [],
};

type Measuring = Pick<Context, 'read' | 'storage' | 'inTransaction' | 'now'>;

/** The one section of an item of the library: its file as it is now, under a key of its own, for nobody has seen it yet. */
export async function sectionOfItem(ctx: Measuring, item: ContentItem): Promise<SectionRow> {
  const { title, kind, fileId, tenantId } = item;
  const type = sectionTypeOfFile(kind);
  demand(type !== undefined, 'internal.unexpected');
  const unitCount = await measureMaterial(ctx, { type, fileId, tenantId });
  return { ...rules, key: newId(ctx.now()), type, title, fileId, unitCount };
}

type Draft = { readonly tenantId: string; readonly versionId: string; readonly section: SectionRow };

/** The section in place of whatever the draft had; the file stays that of the library. */
export function saveSection(tx: Tx, { now }: Pick<Context, 'now'>, { section, ...draft }: Draft): Promise<void> {
  const chapter = { id: newId(now()), title: section.title, sections: [section] };
  return replaceOutline(tx, { ...draft, chapters: [chapter], newId: () => newId(now()) });
}
