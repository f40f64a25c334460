import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Endpoint, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listAccountColumns, readColumnForm } from '@shuyuan/contract/community/column.wire';
import type { readCircle } from '@shuyuan/contract/community/circle.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import type { listQuestions } from '@shuyuan/contract/community/question.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { sharer } from '../teams/test-community.ts';

export { countBuyers } from '@shuyuan/contract/pricing/price.wire';

/** The call for one thing: the fake server knows whole paths. */
export const of = <Call extends Endpoint>(call: Call, id: string): Call => ({
  ...call,
  path: call.path.replace(':id', id),
});

export const column = (
  id: string,
  title: string,
  changes: Partial<OutputOf<typeof listAccountColumns>['items'][number]> = {},
) => ({
  id,
  title,
  introduce: '',
  headPortraitPath: 'preset:column-1',
  comeEnjoyName: 'Lean circle',
  comeEnjoyId: 'a1',
  comeEnjoyType: EnjoyType.team,
  subscribeNum: 3,
  contentNum: 2,
  subscribeId: null,
  ...changes,
});

/** The same as its page or its form reads it; m1 keeps it. */
export const columnInfo = (
  changes: Partial<OutputOf<typeof readColumnForm>> = {},
): OutputOf<typeof readColumnForm> => ({
  ...column('c1', 'From the line'),
  headPortrait: null,
  createTime: 0,
  updateTime: 0,
  isEnjoyAdmin: true,
  questionIds: [],
  ...changes,
});

export const post = (id: string, title: string): OutputOf<typeof listQuestions>['items'][number] => ({
  id,
  kind: QuestionKind.article,
  title,
  summary: '',
  coverPath: null,
  author: { id: 'm2', fullName: 'Gu Huai', portrait: null },
  account: null,
  state: 'active',
  topics: [],
  publishTime: 0,
  readNum: 0,
  praiseNum: 0,
  discussNum: 0,
  collectNum: 0,
});

export const circle = (id: string, name: string, changes: Partial<OutputOf<typeof readCircle>> = {}) => ({
  id,
  name,
  coverPath: 'preset:circle-1',
  contentNum: 1,
  popluarNum: 9,
  attention: false,
  attentionNum: 4,
  desc: '',
  ...changes,
});

/** How many columns or circles one follows. */
export const followed = (kind: 'column' | 'circle', count: number) => ({
  items: [{ targetType: AttentionTarget[kind], count }],
  followerNum: 0,
});

/** An account of one's own, in some place. */
export const keptAccount = (id: string, name: string, memberType: TeamMemberType = TeamMemberType.owner) =>
  sharer(id, name, { memberType, state: 'active', unreadNum: 0 });
