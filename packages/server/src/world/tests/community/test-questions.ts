import { createQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { questionJobs } from '../../../features/community/questions/publish/questions.jobs.ts';
import { notificationJobs } from '../../../features/notifications/notifications.jobs.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { storeBytes } from '../files/test-files.ts';
import { teamsOf } from './test-teams.ts';

type Form = InputOf<typeof createQuestion>;

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The demo company as the tests of what is published meet it. */
export function questionsOf(world: TestWorld) {
  const teams = teamsOf(world);
  let made = 0;
  const ask = (over: Partial<Form> = {}): Form => ({
    kind: QuestionKind.ask,
    title: `换型时间怎样再短一点 ${(made += 1)}`,
    content: '<p>我们的换型还要四十分钟。</p>',
    topicIds: [],
    ...over,
  });
  const article = (accountId: string, over: Partial<Form> = {}): Form =>
    ask({ kind: QuestionKind.article, accountId, ...over });

  /** Published as somebody, through the call. */
  const publish = async (account: string, form: Form = ask()) => (await teams.as(account)).call(createQuestion, form);
  const published = async (account: string, form: Form = ask()): Promise<string> => {
    const { status, body } = await publish(account, form);
    if (status !== 200) throw new Error(`not published: ${JSON.stringify(body)}`);
    return body.id;
  };

  /** A file somebody has just brought. */
  const bring = (account: string, name = '现场.png', bytes: Buffer = point) =>
    storeBytes(world, { account, name, bytes, purpose: 'draft' });

  const rowOf = async (id: string) => (await world.rows('select * from question where id = $1', [id]))[0];

  /** The switches of the community, for the whole company. */
  async function setSwitches(values: Readonly<Record<string, '0' | '1'>>): Promise<void> {
    await world.rows(`delete from setting where key = 'KNOWLEDGE_OPERATION_CONFIG'`);
    await world.rows(
      `insert into setting (tenant_id, organization_id, key, value)
       select tenant_id, id, 'KNOWLEDGE_OPERATION_CONFIG', $1 from organization where name = '青禾智造股份有限公司'`,
      [JSON.stringify(values)],
    );
  }

  /** What waits for a worker, done as one would, with the notices it leads to. */
  async function runJobs(): Promise<void> {
    for (const jobs of [questionJobs, notificationJobs]) {
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

  const kept = ['question', 'question_topic', 'question_file', 'question_draft', 'column_content', 'special_column'];
  const around = ['share_account', 'share_account_day', 'knowledge_circle', 'attention', 'collection', 'audit_entry'];

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    return snapshotWithJobs(world, [...kept, ...around, 'file']);
  }

  return { ...teams, ask, article, publish, published, bring, rowOf, setSwitches, runJobs, snapshot };
}
