import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { ngrams, searchable } from '../../../platform/searchable.ts';
import type { TestWorld } from '../../open-world.ts';

type CommunityInput = {
  readonly subject?: string;
  /** The account of who made it; its organisation is the live's. */
  readonly by?: string;
  readonly supplier?: 0 | 3 | 4;
  readonly status?: LiveStatus;
  readonly shareScope?: 1 | 2 | 3;
  readonly startsInMs?: number;
  readonly endedAgoMs?: number;
  readonly lecturer?: string;
  readonly subNumber?: number;
};

let told = 0;

/** A live in whatever state a test needs, without the way that leads there. Answers its id. */
export async function seedLive(world: TestWorld, live: CommunityInput = {}): Promise<string> {
  const { subject = `直播${(told += 1)}`, by = 'shenruoxi', supplier = 3, status = LiveStatus.notBegun } = live;
  const id = `live-told-${(told += 1)}`;
  const now = world.clock.now();
  const start = new Date(now + (live.startsInMs ?? 3_600_000));
  const end = status === LiveStatus.ended ? new Date(now - (live.endedAgoMs ?? 60_000)) : null;
  await world.rows(
    `insert into live (id, tenant_id, organization_id, creator_id, lecturer_id, supplier, subject, search_text, search,
       live_type, live_mode, share_scope, start_time, status, request_status, sub_number, ended_at, description,
       created_at, updated_at)
     select $1, m.tenant_id, m.organization_id, m.id, (select id from member where account = $2), $3, $4, $5,
       array_to_tsvector($6::text[]), 2, 1, $7, $8, $9, 3, $10, $11, '讲什么；为谁讲', now(), now()
     from member m where m.account = $12`,
    [
      id,
      live.lecturer ?? null,
      supplier,
      subject,
      searchable(subject),
      ngrams(subject),
      live.shareScope ?? 1,
      start,
      status,
      live.subNumber ?? 0,
      end,
      by,
    ],
  );
  return id;
}

/** Gives somebody a part in a live. */
export const seedPart = (world: TestWorld, id: string, account: string, part: 'assistant' | 'invited') =>
  world.rows(
    `insert into live_person (tenant_id, live_id, member_id, part)
     select tenant_id, $1, id, $3 from member where account = $2`,
    [id, account, part],
  );

/** Somebody in the room: there still, unless they left. */
export const seedVisit = (world: TestWorld, id: string, account: string, { hasLeft = false, seenAgoMs = 0 } = {}) =>
  world.rows(
    `insert into live_visit (id, tenant_id, live_id, person_key, member_id, identity, entered_at, seen_at, left_at, node)
     select $1 || account, tenant_id, $1, 'm:' || id, id, 1, $3, $3, $4, 'test' from member where account = $2`,
    [id, account, new Date(world.clock.now() - seenAgoMs), hasLeft ? new Date(world.clock.now()) : null],
  );
