import { demand } from '@shuyuan/contract/kernel/app-error';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type SubjectContentType, subjectContentTypes } from '@shuyuan/contract/subjects/subject-content-types';
import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import { hasMarks, type MinimumMark } from '@shuyuan/contract/subjects/minimum-mark';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { listContents } from '../../positions/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { findLatestVersion, type ItemRow, listOutline, type StageRow } from '../outline.store.ts';

type ItemInput = {
  readonly key: string;
  readonly businessType: SubjectContentType;
  readonly businessId?: string | undefined;
  readonly url?: string | undefined;
  readonly title: string;
  readonly isRequired: boolean;
  readonly prerequisiteKeys: readonly string[];
  readonly minimumMarks: readonly MinimumMark[];
  readonly deadline: DeadlineRule | null;
};
export type StageInput = {
  readonly title: string;
  readonly electiveCount: number;
  readonly items: readonly ItemInput[];
};

const isWhole = ({ businessType, businessId, url }: ItemInput): boolean =>
  businessType === BusinessType.knowledge
    ? url !== undefined && businessId === undefined
    : businessId !== undefined && url === undefined;

const isSame = (known: ItemRow, { businessType, businessId }: ItemInput): boolean =>
  known.businessType === businessType && known.businessId === (businessId ?? null);

async function listCurrent(ctx: Context, subjectId: string): Promise<ItemRow[]> {
  const latest = await findLatestVersion(ctx.read, subjectId);
  const stages = latest ? await listOutline(ctx.read, latest.id) : [];
  return stages.flatMap(({ items }) => items);
}

/** Every prerequisite stands before the item that asks for it, so that none can wait for another in a circle. */
const areBefore = (items: readonly ItemInput[]): boolean =>
  items.every(({ prerequisiteKeys }, at) =>
    prerequisiteKeys.every((key) => items.slice(0, at).some((before) => before.key === key)),
  );

/** A mark is asked of a prerequisite that can have one, and once. */
const areMarked = (items: readonly ItemInput[]): boolean =>
  items.every(({ prerequisiteKeys, minimumMarks }) => {
    const keys = minimumMarks.map(({ key }) => key);
    const marked = items.filter(({ key, businessType }) => prerequisiteKeys.includes(key) && hasMarks(businessType));
    return new Set(keys).size === keys.length && keys.every((key) => marked.some((item) => item.key === key));
  });

/** Refuses too many items, one that is not what it says, a circle, and new content nobody could open. */
async function checkOutline(
  ctx: Context,
  { ownerId, current }: { ownerId: string; current: readonly ItemRow[] },
  stages: readonly StageInput[],
): Promise<void> {
  const items = stages.flatMap((stage) => stage.items);
  demand(items.length <= subjectLimits.items, 'course.too-long');
  const areKeysUnique = new Set(items.map(({ key }) => key)).size === items.length;
  demand(areKeysUnique && items.every(isWhole) && areBefore(items) && areMarked(items), 'course.wrong-section');
  await refuseSensitive(
    ctx,
    [...stages, ...items].map(({ title }) => title),
  );
  // Content that was withdrawn since stays where it is.
  const added = items.filter((item) => !current.some((known) => isSame(known, item)));
  for (const businessType of subjectContentTypes) {
    const ids = new Set(added.flatMap((item) => (item.businessType === businessType ? (item.businessId ?? []) : [])));
    const query = { tenantId: ctx.actor.tenantId, businessType, ids: [...ids], ownerId, asOf: new Date(ctx.now()) };
    const known = await listContents(ctx.read, query);
    demand(known.length === ids.size, 'course.wrong-section');
  }
}

/** Items keep the keys they have in the latest version while their content stays; the others get new ones. */
export async function resolveStages(
  ctx: Context,
  subjectId: string,
  stages: readonly StageInput[],
): Promise<StageRow[]> {
  const current = await listCurrent(ctx, subjectId);
  await checkOutline(ctx, { ownerId: subjectId, current }, stages);
  const keys = new Map(
    stages
      .flatMap(({ items }) => items)
      .map((item) => {
        const known = current.find(({ key }) => key === item.key);
        return [item.key, known && isSame(known, item) ? known.key : newId(ctx.now())];
      }),
  );
  const keyOf = (key: string): string => keys.get(key) ?? key;
  return stages.map(({ title, electiveCount, items }) => ({
    id: newId(ctx.now()),
    title,
    electiveCount: Math.min(electiveCount, items.filter(({ isRequired }) => !isRequired).length),
    items: items.map(({ businessId, url, ...item }) => ({
      ...item,
      key: keyOf(item.key),
      businessId: businessId ?? null,
      url: url ?? null,
      prerequisiteKeys: [...new Set(item.prerequisiteKeys)].map(keyOf),
      minimumMarks: item.minimumMarks.map(({ key, percent }) => ({ key: keyOf(key), percent })),
    })),
  }));
}
