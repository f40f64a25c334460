import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { sectionPageSize } from '@shuyuan/contract/positions/load-status';
import { createTemplate } from '../../features/approval/index.ts';
import * as positions from '../../features/positions/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { positionStories, type SeedPosition } from './position-stories.ts';

const liveOf = (ctx: SystemContext, subject: string) =>
  ctx.read.selectFrom('live').select('id').where('subject', '=', subject).executeTakeFirstOrThrow();

async function outlineOf(ctx: SystemContext, { chapters }: SeedPosition) {
  const outline = [];
  for (const { title, sections } of chapters) {
    const resolved = [];
    for (const { title: name, url, live, isElective } of sections) {
      const content =
        live === undefined
          ? { businessType: BusinessType.knowledge, url }
          : { businessType: BusinessType.nativeLive, businessId: (await liveOf(ctx, live)).id };
      resolved.push({ ...content, title: name, require: !isElective });
    }
    outline.push({ title, sections: resolved });
  }
  return outline;
}

/** Opened and read, one after the other; what the server counted needs no word. */
async function walk(ctx: SystemContext, positionId: string, [account, titles]: [string, readonly string[]]) {
  const query = { positionId, pageIndex: 1, pageSize: sectionPageSize };
  for (const [at, title] of titles.entries()) {
    const person = await personAt(ctx, account, 5 * dayMs - at * hourMs);
    const { chapters } = await positions.listPositionStudy(person, query);
    const section = chapters.flatMap(({ positionSections }) => positionSections).find((one) => one.title === title);
    if (!section) throw new Error(`the path has no section called ${title}`);
    await positions.openPositionSection(person, { positionId, sectionKey: section.key });
    await positions.confirmPositionSection(person, { positionId, sectionKey: section.key });
  }
}

async function seedPosition(ctx: SystemContext, story: SeedPosition): Promise<void> {
  const admin = await personAt(ctx, 'luchengze', 20 * dayMs);
  const fields = { name: story.name, introduction: story.introduction, learnSequence: LearnSequence.inOrder };
  const made = await positions.createPosition(admin, fields);
  const saved = await positions.savePosition(admin, { ...made, ...fields, chapters: await outlineOf(ctx, story) });
  await positions.publishPosition(admin, { ...saved, midway: 'move' });
  const accounts = Object.keys(story.people);
  const memberIds = await Promise.all(accounts.map(async (account) => (await personAt(ctx, account, 0)).actor.id));
  await positions.assignPosition(admin, { id: made.id, memberIds });
  for (const entry of Object.entries(story.people)) await walk(ctx, made.id, entry);
  if (story.handedIn === undefined) return;
  const finished = await personAt(ctx, story.handedIn, 8 * hourMs);
  await positions.submitPositionAudit(finished, { positionId: made.id, comment: '三章都学完了，请宋厂长审核。' });
}

/** Two positions with their paths; in the plant its director audits them. */
export async function seedPositions(ctx: SystemContext): Promise<void> {
  const { organizationId } = (await personAt(ctx, 'songqinghe', 0)).actor;
  const admin = await personAt(ctx, 'admin', 21 * dayMs);
  const steps = [{ mode: 'any' as const, approvers: [{ kind: 'director' as const }] }];
  await createTemplate(admin, { organizationId, businessType: ApprovalBusinessType.positionStudy, steps });
  for (const story of positionStories) await seedPosition(ctx, story);
}
