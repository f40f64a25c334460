import { ngrams, searchable } from '../../../platform/searchable.ts';
import * as wire from '@shuyuan/contract/community/column.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { columnJobs } from '../../../features/community/columns/columns.jobs.ts';
import { questionJobs } from '../../../features/community/questions/publish/questions.jobs.ts';
import { notificationJobs } from '../../../features/notifications/notifications.jobs.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from './test-teams.ts';

type ColumnInput = {
  readonly title?: string;
  readonly state?: QuestionState;
  readonly circleId?: string;
  readonly readNum?: number;
  readonly daysAgo?: number;
};

/** The demo company as the tests of columns and circles meet it. */
export function columnsOf(world: TestWorld) {
  const teams = teamsOf(world);
  let told = 0;

  /** An article of an account, or somebody's own question without one, in whatever state a test needs. */
  async function publish(by: string, accountId: string | null, over: ColumnInput = {}): Promise<string> {
    const id = `told-${(told += 1)}`;
    const { title = `文章${told}`, state = 'active', circleId = null, readNum = 0, daysAgo = 100 - told } = over;
    await world.rows(
      `insert into question (id, tenant_id, organization_id, kind, author_id, account_id, circle_id, title, content,
         summary, search_text, search, state, published_at, updated_at, read_num)
       select $1, tenant_id, organization_id, case when $2::text is null then 0 else 1 end, id, $2, $3, $4, '<p>正文</p>',
         '正文', $5, array_to_tsvector($6::text[]), $7, $8, $8, $9 from member where account = $10`,
      [
        id,
        accountId,
        circleId,
        title,
        searchable(title),
        ngrams(title),
        state,
        new Date(world.clock.now() - daysAgo * dayMs),
        readNum,
        by,
      ],
    );
    return id;
  }

  const create = async (by: string, enjoyId: string, over: Partial<InputOf<typeof wire.createColumn>> = {}) =>
    (await teams.as(by)).call(wire.createColumn, { enjoyId, title: '一个专栏', introduce: '', ...over });

  const orderOf = async (columnId: string) =>
    (await world.rows('select question_id from column_content where column_id = $1 order by position', [columnId])).map(
      (row) => row['question_id'],
    );

  /** What waits for a worker, done as one would, with the notices it leads to. */
  async function runJobs(): Promise<void> {
    for (const jobs of [questionJobs, columnJobs, notificationJobs]) {
      const waiting = await world.rows(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = any($1) returning t.identifier, j.payload, j.id::int`,
        [jobs.map(({ name }) => name)],
      );
      for (const { identifier, payload } of waiting.toSorted((a, b) => Number(a['id']) - Number(b['id']))) {
        const job = jobs.find(({ name }) => name === identifier);
        await job?.handle(world.installation.system, payload as Record<string, unknown>);
      }
    }
  }

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    return snapshotWithJobs(world, [
      'special_column',
      'column_content',
      'knowledge_circle',
      'attention',
      'question',
      'audit_entry',
      'file',
    ]);
  }

  return { ...teams, publish, create, orderOf, runJobs, snapshot };
}
