import { LiveStatus, liveStatuses } from '@shuyuan/contract/live/live-status';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { among, rowsOfTable, type Searchable, type SearchDocument, type SearchReader } from '../../search/index.ts';
import { secondOfReplay } from '../replay/replay-times.ts';
import type { ReplayPart } from '../replay/replay.store.ts';
import { isInScope, isPaid } from '../live.store.ts';

const listLives = (read: Reads, ids: readonly string[]) =>
  read
    .selectFrom('live')
    .select(['id', 'tenantId', 'subject as title', 'description', 'lecturerDescription', 'organizationId', 'status'])
    .select(sql<string>`coalesce(lecturer_id, creator_id)`.as('authorId'))
    .select(sql<number>`sub_number + attend_number`.as('useCount'))
    .select('startTime as publishedAt')
    .where('id', '=', among(ids))
    .where('status', 'in', liveStatuses.published)
    .execute();

const listAnswered = (read: Reads, ids: readonly string[]) =>
  read
    .selectFrom('liveMessage as said')
    .innerJoin('liveReplay as replay', 'replay.liveId', 'said.liveId')
    .select(['said.liveId', 'said.text', 'said.answer', 'said.createdAt as publishedAt'])
    .select(['replay.seconds', 'replay.trimFrom', 'replay.trimTo'])
    // Written by the store of replays alone.
    .select(sql<readonly ReplayPart[]>`replay.parts`.as('parts'))
    .where('said.liveId', '=', among(ids))
    .where(sql<boolean>`said.kind = 'question'`)
    .where('said.removedAt', 'is', null)
    .where('said.answer', 'is not', null)
    .where('replay.state', '=', 'ready')
    .orderBy('said.createdAt')
    .execute();
type Answered = Awaited<ReturnType<typeof listAnswered>>[number];

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Questions and answers of the room, a line for each, with the second of the replay; what was cut away is gone with its part. */
function spokenOf(said: readonly Answered[]) {
  const lines = said.flatMap((one) => {
    const second = secondOfReplay(one, one.publishedAt.getTime());
    return second === null ? [] : [{ second, text: oneLine(`${one.text} ${one.answer ?? ''}`) }];
  });
  return { text: lines.map(({ text }) => text).join('\n'), seconds: lines.map(({ second }) => second) };
}

const listDocuments = async (read: Reads, ids: readonly string[]): Promise<SearchDocument[]> => {
  const answered = Map.groupBy(await listAnswered(read, ids), ({ liveId }) => liveId);
  return (await listLives(read, ids)).flatMap(({ id, description, lecturerDescription, status, ...row }) => {
    const item = { ...row, sourceId: id, itemId: id };
    const text = [description, lecturerDescription].filter(Boolean).join('\n');
    const spoken = spokenOf(answered.get(id) ?? []);
    const live = { ...item, part: '', kind: 'live' as const, isInner: false, text };
    if (status !== LiveStatus.ended || spoken.text === '') return [live];
    return [live, { ...item, part: 'replay', kind: 'replay' as const, isInner: true, ...spoken }];
  });
};

/** D-050 */
const isVisible = ({ memberId }: SearchReader): RawBuilder<boolean> => sql<boolean>`exists (
  select from live where live.id = document.source_id and live.status = any (${[...liveStatuses.published]}::smallint[])
    and ${isInScope(memberId)})`;

/** Of a live that is over and paid, whose recording can be watched. */
const isReplayVisible = (reader: SearchReader): RawBuilder<boolean> => sql<boolean>`(${isVisible(reader)} and exists (
  select from live join live_replay replay on replay.live_id = live.id
  where live.id = document.source_id and live.status = ${LiveStatus.ended} and replay.state = 'ready'
    and ${isPaid(reader.memberId)}))`;

export const searchableLives: Searchable = {
  source: 'live',
  ...rowsOfTable('live'),
  listDocuments,
  isVisible: { live: isVisible, replay: isReplayVisible },
};
