import { addDiscussion } from '@shuyuan/contract/community/discuss.wire';
import { actOn } from '@shuyuan/contract/community/question-action.wire';
import type { ActionKind, ContentTarget } from '@shuyuan/contract/community/question-actions';
import { createQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';
import { teamsOf } from './test-teams.ts';

/** The demo company as the tests of answers, likes and moderation meet it. */
export function discussionsOf(world: TestWorld) {
  const { as, idOf, accountOf, team, put, welcomeOutsider } = teamsOf(world);
  let made = 0;

  /** A question of somebody's own, or an article of an account of theirs. Answers its id. */
  async function publish(account: string, accountId?: string): Promise<string> {
    const { body } = await (
      await as(account)
    ).call(createQuestion, {
      kind: accountId === undefined ? QuestionKind.ask : QuestionKind.article,
      accountId,
      title: `第 ${++made} 个问题`,
      content: '<p>请大家指点。</p>',
      topicIds: [],
    });
    return body.id;
  }

  type Below = { readonly parentId?: string; readonly replyToId?: string };
  /** Somebody answers, or replies; answers its id. */
  const say = async (account: string, questionId: string, below: Below = {}, content = `回答 ${++made}`) =>
    (await (await as(account)).call(addDiscussion, { questionId, content, ...below })).body.id;

  const act = async (account: string, targetId: string, kind: ActionKind, targetType: ContentTarget = 'question') =>
    (await as(account)).call(actOn, { targetType, targetId, kind });

  const questionRow = async (id: string) => (await world.rows('select * from question where id = $1', [id]))[0] ?? {};
  const move = (id: string, state: string) => world.rows('update question set state = $2 where id = $1', [id, state]);

  /** What waits to be told, with whom. */
  const told = (key: string) =>
    world.rows(
      `select payload -> 'receivers' as receivers, payload ->> 'kind' as kind, payload ->> 'text' as text,
         payload -> 'values' as values, payload ->> 'link' as link, payload ->> 'key' as key
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications:deliver' and payload ->> 'key' like $1 || '%' order by j.id`,
      [key],
    );

  /** Everything a refused act must leave alone. */
  function snapshot(): Promise<string> {
    const names = ['question', 'discussion', 'praise', 'question_share', 'accusation', 'collection', 'audit_entry'];
    const counted = ['share_account', 'share_account_day', 'question_read'];
    return snapshotWithJobs(world, [...names, ...counted]);
  }

  return { as, idOf, accountOf, team, put, welcomeOutsider, publish, say, act, questionRow, move, told, snapshot };
}
