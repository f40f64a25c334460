import type { ContextOf } from '../../../platform/context.ts';
import { findTopicNames } from '../topic.store.ts';
import type { ApplicationRow } from './application.store.ts';

type Reading = Pick<ContextOf<unknown>, 'read'>;
type Names = ReadonlyMap<string, string>;

const shown = ({ portrait, topicIds, ...row }: ApplicationRow, names: Names) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  enjoyType: row.enjoyType,
  accountId: row.accountId,
  name: row.name,
  portrait,
  desc: row.description,
  topics: topicIds.map((topicId) => ({ topicId, topicName: names.get(topicId) ?? '' })),
  reason: row.reason,
  answer: row.answer,
  processInstanceId: row.processId,
  createTime: row.createdAt.getTime(),
  decideTime: row.decidedAt?.getTime() ?? null,
});

/** An application as its people see it. */
export async function applicationOut({ read }: Reading, row: ApplicationRow) {
  return shown(row, await findTopicNames(read, row.tenantId, row.topicIds));
}

/** Several of one company: the names of all their topics are read at once. */
export async function applicationsOut({ read }: Reading, tenantId: string, rows: readonly ApplicationRow[]) {
  const ids = rows.flatMap(({ topicIds }) => topicIds);
  const names = await findTopicNames(read, tenantId, ids);
  return rows.map((row) => shown(row, names));
}
