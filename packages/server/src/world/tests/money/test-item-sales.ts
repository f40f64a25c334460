import * as manage from '@shuyuan/contract/library/manage-library.wire';
import type { TestWorld } from '../../open-world.ts';
import { libraryContentsOf } from '../study/test-library-contents.ts';
import { costs, type Priced, pricingOf } from './test-pricing.ts';

/** An item of the library as prices and purchases name it. */
export const goods = (businessId: string) => ({ businessType: 'libraryItem', businessId }) as const;

/** The library as the tests of its prices meet it: 沈若溪 sells, and whoever has coins buys. */
export function itemSalesOf(world: TestWorld) {
  const [sales, contents] = [pricingOf(world), libraryContentsOf(world)];
  const { items } = contents;
  const sell = (over: Parameters<typeof items.publish>[0] = {}) =>
    items.publish({ title: '收费资料', introduction: '讲什么', price: costs(300), ...over });
  const seen = async (account: string, id: string) => (await items.read(account, id)).body;
  const isOpen = async (account: string, id: string) => (await seen(account, id)).offer?.isOpen;
  const bytes = async (account: string, fileId: string | null) => items.fileStatus(account, await items.pathOf(fileId));

  type Edit = { readonly price?: Priced; readonly audience?: Awaited<ReturnType<typeof items.onlyFor>> };
  async function edit(id: string, over: Edit) {
    const author = await items.as('shenruoxi');
    const { can: _can, topics: _topics, ...form } = (await author.call(manage.readLibraryForm, { id })).body;
    return author.call(manage.updateLibraryItem, { ...form, topicIds: [], ...over });
  }
  return { sales, contents, items, sell, seen, isOpen, bytes, edit };
}
