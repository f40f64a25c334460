import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as wire from '@shuyuan/contract/library/library.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { addCollect } from '@shuyuan/contract/system/collect.wire';
import type { Caller } from '../../caller.ts';
import { readFile } from '../files/test-files.ts';
import { coursesOf, everyone } from './test-courses.ts';
import type { TestWorld } from '../../open-world.ts';
import { snapshotWithJobs } from '../../test-snapshot.ts';

type ItemForm = InputOf<typeof manage.createLibraryItem>;
const tables = ['library_item', 'library_version', 'library_topic', 'library_score', 'file', 'collection'];

/** The library as its tests meet it: 沈若溪 brings what is in it, 林知远 reads. */
export function libraryOf(world: TestWorld) {
  const courses = coursesOf(world);
  const { as, idOf } = courses;

  const create = async (over: Partial<ItemForm> = {}, by = 'shenruoxi') =>
    (await as(by)).call(manage.createLibraryItem, {
      title: '一份资料',
      audience: everyone,
      fileId: await courses.bringPages(1, by),
      ...over,
    });

  /** Something that can be read. */
  async function publish(over: Partial<ItemForm> = {}, by = 'shenruoxi') {
    const { id } = (await create(over, by)).body;
    const { revision } = (await (await as(by)).call(manage.publishLibraryItem, { id })).body;
    return { id, revision };
  }

  const read = async (account: string, id: string) => (await as(account)).call(wire.readLibraryItem, { id });
  const titles = async (account: string, query: InputOf<typeof wire.listLibrary> = {}) =>
    (await (await as(account)).call(wire.listLibrary, { pageSize: 50, ...query })).body.items.map(({ title }) => title);
  const pathOf = async (fileId: string | null) =>
    `/files/${String((await world.rows('select path from file where id = $1', [fileId]))[0]?.['path'])}`;
  const onlyFor = async (...accounts: string[]) => ({
    ...everyone,
    isEveryone: false,
    memberIds: await Promise.all(accounts.map((account) => idOf('member', 'account', account))),
  });
  const fileStatus = async (account: string, path: string) => (await readFile(world, await as(account), path)).status;
  const collect = (caller: Caller, businessId: string) =>
    caller.call(addCollect, { businessId, businessType: BusinessType.knowledge });
  const snapshot = (): Promise<string> => snapshotWithJobs(world, tables);
  return { courses, as, idOf, create, publish, read, titles, pathOf, onlyFor, fileStatus, collect, snapshot };
}
