import { listCirclePages } from '@shuyuan/contract/community/circle.wire';
import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { readDraft, saveDraft } from '@shuyuan/contract/community/draft.wire';
import { createQuestion, findQuestion } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page, sharer } from '../teams/test-community.ts';

export const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
export const field = (key: TextKey<'share'>) => screen.findByRole('textbox', { name: new RegExp(t(key)) });
export const press = (key: TextKey<'share'>) => userEvent.click(screen.getByRole('button', { name: t(key) }));
/** Both the button and the cross of the question are called so. */
export const stay = async () => {
  const [button] = await screen.findAllByRole('button', { name: textOf('common', 'dialog.leave.stay') });
  await userEvent.click(button ?? document.body);
};
export const fill = async (title: string, text: string) => {
  fireEvent.change(await field('community.publish.title'), { target: { value: title } });
  fireEvent.change(await field('community.publish.content'), { target: { value: text } });
};

const own = { memberType: TeamMemberType.member, state: 'active', unreadNum: 0 };
/** Two accounts of one's own; the second is closed. */
const accounts = [sharer('a1', 'Lean circle', own), sharer('a2', 'Gone', { ...own, state: 'closed' })];

export const saved = (changes: object = {}) => ({
  id: 'd1',
  kind: QuestionKind.ask,
  title: 'Half a question',
  content: '<p>Half a text</p>',
  topicIds: ['t1'],
  topics: [{ topicId: 't1', topicName: 'Lean' }],
  fileIds: [],
  files: [],
  columnIds: [],
  coverPath: null,
  updateTime: 0,
  ...changes,
});

/** Something published, for the form it is mended in. */
export const openPublished = (server: Awaited<ReturnType<typeof communityServer>>, changes: object) =>
  server.answer(
    findQuestion,
    ok({
      kind: QuestionKind.article,
      title: 'As it was',
      content: '<p>Old</p>',
      topics: [],
      circle: null,
      coverFileId: 'f1',
      coverPath: '/files/f1',
      files: [],
      ...changes,
    }),
  );

type Sent = Record<string, unknown>;

/** A server that keeps and publishes whatever it is sent, for somebody with or without an account. */
export async function publishServer({ hasAccount = false, state = 'active' } = {}) {
  const server = await communityServer();
  const published: Sent[] = [];
  const kept: Sent[] = [];
  if (hasAccount) server.answer(listAccountsOf, ok({ items: accounts }));
  server.answer(readDraft, ok({ draft: null }));
  server.answer(listCirclePages, page());
  server.answer(listAccountColumns, page({ id: 'k1', title: 'First steps' }));
  server.answer(saveDraft, ({ body }) => {
    kept.push(JSON.parse(body) as Sent);
    return ok({ id: 'd1', updateTime: 0 });
  });
  server.answer(createQuestion, ({ body }) => {
    published.push(JSON.parse(body) as Sent);
    return ok({ id: 'q1', state });
  });
  return { server, published, kept };
}
