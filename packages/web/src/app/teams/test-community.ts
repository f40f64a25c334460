import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import { recommendQuestions } from '@shuyuan/contract/community/question.wire';
import {
  listFollowedTopics,
  listTopicTypes,
  selectHotTopics,
  selectTopics,
} from '@shuyuan/contract/community/topics.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import {
  checkAccountName,
  listAccounts,
  listAccountsOf,
  listFollowedAccounts,
  listHotAccounts,
  recommendAccounts,
  recommendRandomAccounts,
} from '@shuyuan/contract/teams/account.wire';
import { verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Application } from '../../features/teams/apply/apply-draft.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, personData } from '../../lib/test-transport.ts';
import { loadGroups } from '../../lib/texts.ts';

export const sharer = (id: string, name: string, changes: object = {}) => ({
  id,
  name,
  headPortraitPath: 'avatars/group/1.svg',
  desc: '',
  enjoyType: EnjoyType.team,
  attentionId: null,
  attentionNum: 3,
  contentNum: 0,
  ...changes,
});

export const topic = (id: string, name: string, attentionId: string | null = null) => ({
  id,
  name,
  typeId: 'k1',
  typeName: 'Making',
  desc: '',
  attentionId,
  attentionNum: 2,
  accountNum: 1,
});

export const page = (...items: readonly object[]) => ok({ items, recordCount: items.length });

/** One for a team that was refused, unless said otherwise. */
export const application = (changes: Partial<Application> = {}): Application => ({
  id: 'p1',
  kind: 'create',
  state: 'refused',
  enjoyType: EnjoyType.team,
  accountId: null,
  name: 'Lean circle',
  portrait: 'avatars/group/2.svg',
  desc: 'One place at a time',
  topics: [{ topicId: 't1', topicName: 'Lean' }],
  reason: 'We have much to tell',
  answer: 'Say who writes',
  processInstanceId: 'i1',
  createTime: 0,
  decideTime: 1,
  ...changes,
});

/** A server of a community without anything in it, read by a learner or by somebody who audits accounts. */
export async function communityServer(dataPermission: readonly 'team.audit'[] = []) {
  const server = await freshClient('en');
  await loadGroups('en', ['share', 'pictures', 'personal']);
  server.answer(readGlobalData, ok(personData({ dataPermission: [...dataPermission] })));
  holdToken();
  for (const endpoint of [
    listAccounts,
    listFollowedAccounts,
    listHotAccounts,
    recommendAccounts,
    listFollowedTopics,
    selectHotTopics,
    listFollowedMembers,
    recommendQuestions,
  ])
    server.answer(endpoint, page());
  for (const endpoint of [listAccountsOf, recommendRandomAccounts, verifyApplications, selectTopics, listTopicTypes])
    server.answer(endpoint, ok({ items: [] }));
  server.answer(readAttentionStatistic, ok({ items: [], followerNum: 0 }));
  server.answer(checkAccountName, ok({ exists: false }));
  return server;
}
