import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import * as manage from '@shuyuan/contract/positions/manage-position.wire';
import * as wire from '@shuyuan/contract/positions/position.wire';
import { positionJobs } from '../../../features/positions/positions.jobs.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';
import { bringPages } from '../files/test-pages.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type Chapters = InputOf<typeof manage.savePosition>['chapters'];
type Section = Chapters[number]['sections'][number];

export const link = (title: string, over: Partial<Section> = {}): Section => ({
  businessType: BusinessType.knowledge,
  url: `https://example.com/${encodeURIComponent(title)}`,
  title,
  require: true,
  ...over,
});
export const courseSection = (businessId: string, over: Partial<Section> = {}): Section => ({
  businessType: BusinessType.course,
  businessId,
  title: '一门课程',
  require: true,
  ...over,
});

const tables = [
  'position',
  'position_version',
  'position_chapter',
  'position_section',
  'position_holder',
  'position_run',
  'position_section_state',
];

/** The demo company as the tests of positions meet it. 陆承泽 makes paths, 林知远 walks them. */
export function positionsOf(world: TestWorld) {
  const callers = new Map<string, Promise<Caller>>();
  const as = (account: string): Promise<Caller> => {
    const caller = callers.get(account) ?? world.signIn(account);
    callers.set(account, caller);
    return caller;
  };
  const memberId = async (account: string): Promise<string> =>
    String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);

  const create = async (over: Partial<InputOf<typeof manage.createPosition>> = {}) =>
    (await (await as('luchengze')).call(manage.createPosition, { name: '装配技师', ...over })).body;

  const save = async (
    position: { readonly id: string; readonly revision: number },
    chapters: Chapters,
    over: Partial<InputOf<typeof manage.savePosition>> = {},
  ) =>
    (await as('luchengze')).call(manage.savePosition, {
      id: position.id,
      revision: position.revision,
      name: '装配技师',
      learnSequence: LearnSequence.inOrder,
      chapters,
      ...over,
    });

  /** A path of chapters by their sections, published. */
  const publish = async (chapters: readonly (readonly Section[])[], over: Parameters<typeof save>[2] = {}) =>
    publishDraft(await create(), chapters, over);

  async function publishDraft(
    created: { readonly id: string; readonly revision: number },
    chapters: readonly (readonly Section[])[],
    over: Parameters<typeof save>[2] = {},
  ) {
    const outline = chapters.map((sections, at) => ({ title: `第${at + 1}章`, sections: [...sections] }));
    const saved = (await save(created, outline, over)).body;
    const { body } = await (await as('luchengze')).call(manage.publishPosition, saved);
    return { id: body.id, revision: body.revision };
  }

  /** A document of three pages the author of the path brings. */
  async function addFile(id: string, { name = '讲义.pdf', title = '讲义' } = {}) {
    const fileId = await bringPages(world, 'luchengze', name);
    const { body } = await (await as('luchengze')).call(manage.addPositionFile, { id, fileId, title });
    return { ...body, fileId };
  }

  const assign = async (id: string, ...accounts: readonly string[]) => {
    const memberIds = await Promise.all(accounts.map(memberId));
    return (await as('luchengze')).call(manage.assignPosition, { id, memberIds });
  };
  const unassign = async (id: string, ...accounts: readonly string[]) => {
    const memberIds = await Promise.all(accounts.map(memberId));
    return (await as('luchengze')).call(manage.unassignPosition, { id, memberIds });
  };

  const infoOf = async (account: string, positionId: string) =>
    (await (await as(account)).call(wire.readPositionBasicInfo, { positionId })).body;
  const chaptersOf = async (account: string, positionId: string) =>
    (await (await as(account)).call(wire.listPositionStudy, { positionId })).body.chapters;
  const keyOf = async (account: string, positionId: string, title: string): Promise<string> => {
    const sections = (await chaptersOf(account, positionId)).flatMap(({ positionSections }) => positionSections);
    return sections.find((section) => section.title === title)?.key ?? `no section ${title}`;
  };
  const open = async (account: string, positionId: string, title: string) => {
    const sectionKey = await keyOf(account, positionId, title);
    return (await as(account)).call(wire.openPositionSection, { positionId, sectionKey });
  };
  const confirm = async (account: string, positionId: string, title: string) => {
    const sectionKey = await keyOf(account, positionId, title);
    return (await as(account)).call(wire.confirmPositionSection, { positionId, sectionKey });
  };
  /** A link opened and read. */
  const read = async (account: string, positionId: string, title: string): Promise<void> => {
    await open(account, positionId, title);
    await confirm(account, positionId, title);
  };

  /** The outcomes of approvals that wait for a worker, handled as one would. */
  async function runJobs(): Promise<void> {
    const names = positionJobs.map(({ name }) => name);
    const waiting = await world.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = any($1) returning t.identifier, j.payload`,
      [names],
    );
    for (const { identifier, payload } of waiting) {
      const job = positionJobs.find(({ name }) => name === identifier);
      await job?.handle(world.installation.system, payload as Record<string, unknown>);
    }
  }

  /** Everything a refused act must leave alone. */
  const snapshot = (): Promise<string> => snapshotWithJobs(world, tables);

  return {
    as,
    memberId,
    create,
    save,
    publish,
    publishDraft,
    addFile,
    assign,
    unassign,
    infoOf,
    chaptersOf,
    keyOf,
    open,
    confirm,
    read,
    runJobs,
    snapshot,
  };
}
