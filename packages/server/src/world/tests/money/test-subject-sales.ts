import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import type { TestWorld } from '../../open-world.ts';
import { courseSalesOf, everyone } from './test-course-sales.ts';
import { costs, pricingOf } from './test-pricing.ts';
import { linkItem, stageOf, subjectsOf } from '../study/test-subjects.ts';

/** A subject as prices and purchases name it. */
export const goods = (businessId: string) => ({ businessType: 'subject', businessId }) as const;

type Fields = Partial<Omit<InputOf<typeof manage.saveSubject>, 'id' | 'revision'>>;

/** Subjects as the tests of their prices meet them: 沈若溪 sells, and whoever has coins buys. */
export function subjectSalesOf(world: TestWorld) {
  const [sales, subjects, courses] = [pricingOf(world), subjectsOf(world), courseSalesOf(world)];
  const title = '收费专题';

  async function edit(id: string, over: Fields) {
    const author = await subjects.as('shenruoxi');
    const { stages, can: _can, ...form } = (await author.call(manage.readSubjectForm, { id })).body;
    const kept = stages.map((stage) => ({
      ...stage,
      items: stage.items.map(({ url, businessId, ...item }) => ({
        ...item,
        ...(url !== null && { url }),
        ...(businessId !== null && { businessId }),
      })),
    }));
    return author.call(manage.saveSubject, { ...form, stages: kept, ...over });
  }

  /** One that is published: a link at 300, if nothing else is said. */
  async function sell({ stages = [stageOf('一', [linkItem('规程')])], ...over }: Fields = {}) {
    const created = await subjects.create({ title });
    const saved = (await edit(created.id, { title, price: costs(300), stages, ...over })).body;
    const author = await subjects.as('shenruoxi');
    const { status, body } = await author.call(manage.publishSubject, { id: created.id, revision: saved.revision });
    if (status !== 200) throw new Error(JSON.stringify([saved, body]));
    return { id: created.id };
  }

  const onlyFor = async (...accounts: string[]) => ({
    ...everyone,
    isEveryone: false,
    memberIds: await Promise.all(accounts.map((account) => courses.courses.idOf('member', 'account', account))),
  });

  return { sales, subjects, courses, sell, edit, onlyFor };
}
