import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { positionLimits } from '@shuyuan/contract/positions/position-limits';
import { positionContentTypes, type PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { type ChapterRow, findLatestVersion, listOutline, type SectionRow } from '../outline.store.ts';
import { listContents } from './content.store.ts';

type SectionInput = {
  readonly key?: string | undefined;
  readonly businessType: PositionContentType;
  readonly businessId?: string | undefined;
  readonly url?: string | undefined;
  readonly title: string;
  readonly require: boolean;
};
export type ChapterInput = { readonly title: string; readonly sections: readonly SectionInput[] };

const isLink = ({ businessType }: SectionInput): boolean => businessType === BusinessType.knowledge;
const isWhole = (section: SectionInput): boolean =>
  isLink(section)
    ? section.url !== undefined && section.businessId === undefined
    : section.businessId !== undefined && section.url === undefined;

type Known = Pick<SectionRow, 'key' | 'businessType' | 'businessId'>;

const isSame = (known: Known, { businessType, businessId }: SectionInput): boolean =>
  known.businessType === businessType && known.businessId === (businessId ?? null);

async function listCurrent(ctx: Context, positionId: string): Promise<SectionRow[]> {
  const latest = await findLatestVersion(ctx.read, positionId);
  const chapters = latest ? await listOutline(ctx.read, latest.id) : [];
  return chapters.flatMap(({ sections }) => sections);
}

/** Refuses too many sections, one that is not what it says, and new content nobody could open. */
async function checkOutline(
  ctx: Context,
  { positionId, current }: { positionId: string; current: readonly SectionRow[] },
  chapters: readonly ChapterInput[],
): Promise<void> {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  // Content that was withdrawn since stays where it is.
  const isNew = (section: SectionInput): boolean => !current.some((known) => isSame(known, section));
  demand(sections.length <= positionLimits.sections, 'course.too-long');
  demand(sections.every(isWhole), 'course.wrong-section');
  await refuseSensitive(ctx, [...chapters.map(({ title }) => title), ...sections.map(({ title }) => title)]);
  for (const businessType of positionContentTypes) {
    const ids = new Set(
      sections.flatMap((section) =>
        section.businessType === businessType && isNew(section) ? (section.businessId ?? []) : [],
      ),
    );
    const query = {
      tenantId: ctx.actor.tenantId,
      businessType,
      ids: [...ids],
      ownerId: positionId,
      asOf: new Date(ctx.now()),
    };
    const known = await listContents(ctx.read, query);
    demand(known.length === ids.size, 'course.wrong-section');
  }
}

/** Sections keep the keys they have in the latest version while their content stays; a key named twice is kept once. */
export async function resolveChapters(
  ctx: Context,
  positionId: string,
  chapters: readonly ChapterInput[],
): Promise<ChapterRow[]> {
  const current = await listCurrent(ctx, positionId);
  await checkOutline(ctx, { positionId, current }, chapters);
  const unused = new Map(current.map((section) => [section.key, section]));
  const keyOf = (input: SectionInput): string => {
    const before = unused.get(input.key ?? '');
    if (!before || !isSame(before, input)) return newId(ctx.now());
    unused.delete(before.key);
    return before.key;
  };
  return chapters.map(({ title, sections }) => ({
    id: newId(ctx.now()),
    title,
    sections: sections.map((section) => ({
      key: keyOf(section),
      businessType: section.businessType,
      businessId: section.businessId ?? null,
      url: section.url ?? null,
      title: section.title,
      isRequired: section.require,
    })),
  }));
}
