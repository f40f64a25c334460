import type { Context } from '../../../platform/context.ts';
import type { TableDocument, TableRow } from '../../../platform/tables/table-document.ts';
import { writeCsv } from '../../../platform/tables/write-csv.ts';
import { writeWorkbook } from '../../../platform/tables/write-workbook.ts';
import { openManagedClass } from '../class.policy.ts';
import { listHours } from './cost.store.ts';
import { readClassCosts } from './read-class-costs.ts';
import { teachingTexts } from './teaching-texts.ts';

const peopleAtOnce = 500;
const hoursOf = (minutes: number): number => minutes / 60;

async function* rowsOf(ctx: Context, id: string): AsyncGenerator<TableRow> {
  for (let offset = 0, isMore = true; isMore; offset += peopleAtOnce) {
    const people = await listHours(ctx.read, id, { limit: peopleAtOnce, offset });
    for (const one of people)
      yield [one.fullName, one.organizationName, { value: hoursOf(one.attendedMinutes), digits: 2 }];
    isMore = people.length === peopleAtOnce;
  }
}

/** The people of a class with their hours, below what the class took and cost. */
async function tableOf(ctx: Context, id: string): Promise<TableDocument> {
  const words = teachingTexts[ctx.language];
  const { title } = await openManagedClass(ctx, id);
  const costs = await readClassCosts(ctx, { id });
  const money = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} ${costs.currency ?? ''}`.trim();
  const facts: TableDocument['facts'] = [
    [words['teaching.name'], title],
    [words['teaching.costs.planned'], String(hoursOf(costs.plannedMinutes))],
    [words['teaching.costs.attended'], String(costs.attendedCount)],
    [words['teaching.costs.sum'], money(costs.costHundredths)],
    [words['teaching.costs.perPerson'], costs.perPersonHundredths === null ? '' : money(costs.perPersonHundredths)],
  ];
  const headings = (['person', 'organization', 'hours'] as const).map((key) => words[`teaching.report.${key}`]);
  const { timeZone } = ctx.external;
  return { facts, headings, rows: rowsOf(ctx, id), timeZone, isRightToLeft: ctx.language === 'ar' };
}

type Input = { readonly id: string };
export const exportClassHours = async (ctx: Context, { id }: Input) => writeCsv(await tableOf(ctx, id));
export const exportClassHoursWorkbook = async (ctx: Context, { id }: Input) => writeWorkbook(await tableOf(ctx, id));
