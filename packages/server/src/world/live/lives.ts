import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { startOfToday } from '@shuyuan/contract/live/live-form';
import * as live from '../../features/live/index.ts';
import { saveSetting } from '../../features/system/index.ts';
import type { SystemContext } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { bringCover } from '../bring-cover.ts';
import { seedRecording } from '../live-recording.ts';
import { liveStories, type LiveStory, type When } from './live-stories.ts';
import { personAt } from '../person-at.ts';
import { refuseLive } from './refuse-live.ts';

/** Whole half hours, as people plan. */
function timeOf(ctx: SystemContext, when: When): number {
  if ('inHours' in when) return Math.ceil((ctx.now() + when.inHours * hourMs) / (30 * minuteMs)) * 30 * minuteMs;
  const [hours = 0, minutes = 0] = when.at.split(':').map(Number);
  return startOfToday(ctx.now(), ctx.external.timeZone) + when.inDays * dayMs + hours * hourMs + minutes * minuteMs;
}

const idsOf = async (ctx: SystemContext, accounts: readonly string[] = []): Promise<string[]> =>
  Promise.all(accounts.map(async (account) => (await personAt(ctx, account, 0)).actor.id));

type SeededLive = { readonly id: string; readonly tenantId: string; readonly startTime: number };

async function announce(ctx: SystemContext, story: LiveStory): Promise<SeededLive> {
  const startTime = timeOf(ctx, story.when);
  const creator = await personAt(ctx, story.by, story.announcedDaysAgo * dayMs);
  const [lecturerId] = await idsOf(ctx, story.lecturer ? [story.lecturer] : []);
  const cover = story.cover === undefined ? undefined : await bringCover(creator, story.cover);
  const { id } = await live.applyForLive(creator, 'native', {
    subject: story.subject,
    desc: story.desc,
    lecturerDesc: story.lecturerDesc,
    lecturerId,
    assistantIds: await idsOf(ctx, story.assistants),
    invitedIds: await idsOf(ctx, story.invited),
    shareScope: story.scope,
    liveMode: story.mode,
    estimateDuration: story.minutes,
    planNumber: story.plan,
    startTime,
    cover,
  });
  return { id, tenantId: creator.actor.tenantId, startTime };
}

const provision = async (ctx: SystemContext, { id, tenantId }: SeededLive): Promise<void> =>
  live.provisionLive(ctx, { tenantId, liveId: id, attempt: 1 });

/** A form saved without wishing it out: it has its room, and waits for its creator. */
async function seedDraft(ctx: SystemContext, story: LiveStory, told: SeededLive): Promise<void> {
  const creator = await personAt(ctx, story.by, hourMs);
  const { subject, desc, scope: shareScope, minutes: estimateDuration } = story;
  const form = { subject, desc, shareScope, estimateDuration };
  await live.updateLive(creator, 'native', { ...form, id: told.id, version: 1, autoPublish: 0 });
  await provision(ctx, told);
}

/** It was held: who came stayed a while, and some said what they thought. */
async function hold(ctx: SystemContext, story: Extract<LiveStory, { fate: 'ended' }>, told: SeededLive): Promise<void> {
  const at = (minutes: number) => ctx.now() - told.startTime - minutes * minuteMs;
  const { id, tenantId } = told;
  await live.startLive(await personAt(ctx, story.by, at(0)), 'native', { id });
  for (const [account, after, minutes] of [[story.by, 0, story.minutes] as const, ...story.came]) {
    const { id: memberId } = (await personAt(ctx, account, 0)).actor;
    const from = told.startTime + after * minuteMs;
    const identity = account === story.by ? LiveIdentity.organizer : LiveIdentity.attendee;
    const who = { tenantId, liveId: id, personKey: `m:${memberId}`, memberId, identity, node: 'world' };
    const visit = { id: newId(from) };
    const came = { kind: 'entered', ...visit, ...who, at: new Date(from) } as const;
    const left = { kind: 'left', ...visit, at: new Date(from + minutes * minuteMs) } as const;
    await ctx.inTransaction((tx) => live.visitBatch.write(tx, [came, left]));
  }
  await live.endLive(await personAt(ctx, story.by, at(story.minutes)), 'native', { id });
  if (story.isRecorded) await seedRecording(ctx, told);
  for (const [account, , , score] of story.came) {
    if (score) await live.saveScore(await personAt(ctx, account, at(story.minutes + 5)), 'native', { id, score });
  }
}

async function follow(ctx: SystemContext, story: LiveStory, told: SeededLive): Promise<void> {
  if (story.fate === 'waiting') return;
  if (story.fate === 'refused') return refuseLive(ctx, told, story.comment);
  if (story.fate === 'draft') return seedDraft(ctx, story, told);
  await provision({ ...ctx, now: () => ctx.now() - story.announcedDaysAgo * dayMs }, told);
  for (const account of story.subscribers ?? []) {
    const fan = await personAt(ctx, account, story.announcedDaysAgo * dayMs - hourMs);
    await live.subscribe(fan, 'native', { id: told.id });
  }
  if (story.fate === 'ended') return hold(ctx, story, told);
  if (story.fate === 'withdrawn')
    await live.withdrawLive(await personAt(ctx, story.by, dayMs), 'native', { id: told.id });
}

/** Lives held, planned, waiting and given up. In the overseas department they need approval, elsewhere they do not. */
export async function seedLives(ctx: SystemContext): Promise<void> {
  const { tenantId, organizationId } = (await personAt(ctx, 'pierre', 0)).actor;
  await saveSetting(ctx, { tenantId, organizationId, key: 'APPROVAL_SWITCH', value: '1' });
  for (const story of liveStories) await follow(ctx, story, await announce(ctx, story));
}
