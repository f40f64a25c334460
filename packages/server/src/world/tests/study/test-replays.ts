import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { bringRecording, findLive } from '../../../features/live/index.ts';
import { newId } from '../../../platform/new-id.ts';
import type { TestWorld } from '../../open-world.ts';
import { recordedFilm } from '../../live-recording.ts';
import { recordWebm } from '../live/test-recordings.ts';

const halves = 2;

type Held = {
  /** The account of who held it. */
  readonly creator: string;
  readonly shareScope?: 1 | 2 | 3;
  /** Seconds of each sending, a minute apart. */
  readonly sendings: readonly number[];
};

/** A live that was held an hour ago, with what its host sent lying in storage, in pieces that end anywhere. */
export async function holdLive(world: TestWorld, { creator, shareScope = 1, sendings }: Held) {
  const { clock, installation } = world;
  const liveId = newId(clock.now());
  const startedAt = clock.now() - 3_600_000;
  const [member] = await world.rows('select id, tenant_id, organization_id from member where account = $1', [creator]);
  const tenantId = String(member?.['tenant_id']);
  await world.rows(
    `insert into live (id, tenant_id, organization_id, creator_id, supplier, subject, search_text, search, live_type,
       live_mode, share_scope, start_time, status, request_status, started_at, ended_at, created_at, updated_at)
     values ($1, $2, $3, $4, 3, '注塑工艺公开课', '注塑工艺公开课', '', 2, 1, $5, $6, 3, 3, $6, $7, $6, $7)`,
    [
      liveId,
      tenantId,
      member?.['organization_id'],
      member?.['id'],
      shareScope,
      new Date(startedAt),
      new Date(clock.now()),
    ],
  );
  for (const [index, seconds] of sendings.entries()) {
    const generation = index + 1;
    const path = join(world.dataDir, `${liveId}-${generation}.webm`);
    await recordWebm(path, { seconds, mark: generation });
    const at = new Date(startedAt + index * minuteMs);
    await world.rows(
      `insert into live_broadcast (tenant_id, live_id, generation, person_key, node, address, mime_type, started_at,
         seen_at, ended_at)
       values ($1, $2, $3, 'm:host', 'n', 'http://n', 'video/webm', $4, $4, $4)`,
      [tenantId, liveId, generation, at],
    );
    const bytes = Buffer.concat(await createReadStream(path).toArray());
    const middle = Math.floor(bytes.length / halves);
    for (const [number, piece] of [bytes.subarray(0, middle), bytes.subarray(middle)].entries()) {
      const key = `${tenantId}/test-${liveId}-${generation}-${number}`;
      await installation.system.storage.put(key, piece, { type: 'video/webm' });
      await world.rows(
        `insert into live_piece (tenant_id, live_id, generation, number, storage_key, size, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [tenantId, liveId, generation, number, key, piece.length, at],
      );
    }
  }
  return { liveId, tenantId, startedAt };
}

type SeedMessage = {
  readonly kind: 'chat' | 'question';
  readonly text: string;
  readonly at: number;
  readonly key?: string;
};

export async function say(
  world: TestWorld,
  where: { liveId: string; tenantId: string },
  said: SeedMessage,
): Promise<void> {
  const { kind, text, at, key = 'm:somebody' } = said;
  await world.rows(
    `insert into live_message (id, tenant_id, live_id, kind, person_key, author_name, identity, text, created_at)
     values ($1, $2, $3, $4, $5, '周敏', 1, $6, $7)`,
    [newId(at), where.tenantId, where.liveId, kind, key, text, new Date(at)],
  );
}

/** The recorded live of the company with its film, which worlds of tests begin without. Answers its id. */
export async function bringFilm({ installation: { system }, rows }: Pick<TestWorld, 'installation' | 'rows'>) {
  const [row] = await rows("select live_id, tenant_id, parts->0->>'startedAt' as started from live_replay");
  const [id, tenantId] = [String(row?.['live_id']), String(row?.['tenant_id'])];
  const live = await findLive(system.read, tenantId, id);
  if (!live) throw new Error('the world has no recorded live');
  await bringRecording(system, live, { film: recordedFilm, startedAt: Number(row?.['started']), chapters: [] });
  return id;
}
