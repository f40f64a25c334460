import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import * as exemption from '@shuyuan/contract/subjects/exemption.wire';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import * as wire from '@shuyuan/contract/subjects/subject.wire';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { everyone } from './test-courses.ts';
import { bringPages } from '../files/test-pages.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type SubjectForm = InputOf<typeof manage.saveSubject>;
type Stage = SubjectForm['stages'][number];
type Item = Stage['items'][number];

export const linkItem = (title: string, over: Partial<Item> = {}): Item => ({
  key: title,
  businessType: BusinessType.knowledge,
  url: `https://example.com/${encodeURIComponent(title)}`,
  title,
  isRequired: true,
  prerequisiteKeys: [],
  minimumMarks: [],
  deadline: null,
  ...over,
});
export const courseItem = (businessId: string, title: string, over: Partial<Item> = {}): Item => {
  const { url: _url, ...item } = linkItem(title, over);
  return { ...item, businessType: BusinessType.course, businessId };
};
export const stageOf = (title: string, items: readonly Item[], electiveCount = 0): Stage => ({
  title,
  electiveCount,
  items: [...items],
});

export const subjectFields = {
  title: '新员工入职',
  introduction: '从安全到质量',
  coverFileId: null,
  audience: everyone,
  learnSequence: LearnSequence.inOrder,
};

const tables = [
  'subject',
  'subject_version',
  'subject_stage',
  'subject_item',
  'subject_run',
  'subject_item_state',
  'subject_deadline',
  'subject_exemption',
  'file',
];

/** The demo company as the tests of subjects meet it. 沈若溪 makes subjects, 林知远 learns, 周牧云 directs. */
export function subjectsOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };

  const create = async (over: Partial<InputOf<typeof manage.createSubject>> = {}, by = 'shenruoxi') =>
    (await (await as(by)).call(manage.createSubject, { ...subjectFields, ...over })).body;

  const save = async (
    subject: { readonly id: string; readonly revision: number },
    stages: readonly Stage[],
    over: Partial<SubjectForm> = {},
  ) =>
    (await as('shenruoxi')).call(manage.saveSubject, {
      ...subjectFields,
      id: subject.id,
      revision: subject.revision,
      deadline: null,
      stages: [...stages],
      ...over,
    });

  const publish = async (stages: readonly Stage[], over: Partial<SubjectForm> = {}) =>
    publishDraft(await create(), stages, over);

  async function publishDraft(
    created: { readonly id: string; readonly revision: number },
    stages: readonly Stage[],
    over: Partial<SubjectForm> = {},
  ) {
    const saved = (await save(created, stages, over)).body;
    const { body } = await (await as('shenruoxi')).call(manage.publishSubject, { ...saved });
    return { id: body.id, revision: body.revision };
  }

  /** A document of three pages somebody who edits the subject brings. */
  async function addFile(id: string, { name = '讲义.pdf', title = '讲义', by = 'shenruoxi' } = {}) {
    const fileId = await bringPages(world, by, name);
    const { body } = await (await as(by)).call(manage.addSubjectFile, { id, fileId, title });
    return { ...body, fileId };
  }

  const join = async (account: string, id: string) => (await as(account)).call(wire.joinSubject, { id });
  const read = async (account: string, id: string) => (await (await as(account)).call(wire.readSubject, { id })).body;
  const itemsOf = async (account: string, id: string) => (await read(account, id)).stages.flatMap(({ items }) => items);
  const keyOf = async (account: string, id: string, title: string): Promise<string> =>
    (await itemsOf(account, id)).find((item) => item.title === title)?.key ?? `no item ${title}`;
  const open = async (account: string, id: string, title: string) => {
    const itemKey = await keyOf(account, id, title);
    return (await as(account)).call(wire.openSubjectItem, { id, itemKey });
  };
  const confirm = async (account: string, id: string, title: string) => {
    const itemKey = await keyOf(account, id, title);
    return (await as(account)).call(wire.confirmSubjectItem, { id, itemKey });
  };
  /** A link opened and read. */
  const finish = async (account: string, id: string, title: string): Promise<void> => {
    await open(account, id, title);
    await confirm(account, id, title);
  };
  const ask = async (account: string, id: string, title: string, fileIds: readonly string[] = []) => {
    const itemKey = await keyOf(account, id, title);
    const input = { subjectId: id, itemKey, reason: '已在上一家公司考取证书', fileIds: [...fileIds] };
    return (await as(account)).call(exemption.askExemption, input);
  };

  /** Everything a refused act must leave alone. */
  const snapshot = (): Promise<string> => snapshotWithJobs(world, tables);

  return {
    as,
    create,
    save,
    publish,
    publishDraft,
    addFile,
    join,
    read,
    itemsOf,
    keyOf,
    open,
    confirm,
    finish,
    ask,
    snapshot,
  };
}
