import { setTimeout as sleep } from 'node:timers/promises';
import { applyImport, readImport, startImport } from '../packages/contract/src/people/member-import.wire.ts';
import { openImportSide } from './sides/import-side.ts';
import { writeResult } from './write-result.ts';

/**
 * How long a company waits for its 10,000 people: the table handed in, checked and written through the whole server,
 * beside the same people added one by one with the use case administration has, in one run on one database.
 */
const rowCount = 10_000;
const departments = 100;
const addedOneByOne = 1_000;
const budgetSeconds = 30;

const { admin, addOne, close } = await openImportSide();

const seconds = async (task: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await task();
  return (performance.now() - begun) / 1000;
};

const table = (roles: string): string =>
  [
    'account,full name,organisation,e-mail,employee number,roles,facts',
    ...Array.from(
      { length: rowCount },
      (_, n) =>
        `person${n},Person ${n},Company/Department ${n % departments},person${n}@bench.example,E${n},${roles},lecturer`,
    ),
  ].join('\n');

async function settled(id: string) {
  for (;;) {
    const { body } = await admin.call(readImport, { id });
    if (!body.state.endsWith('ing')) return body;
    await sleep(20);
  }
}

/** Both steps as a person takes them, and what they came to. */
async function measure(text: string) {
  let id = '';
  const checking = await seconds(async () => {
    const { body } = await admin.call(startImport, { fileName: 'bench.csv', text, createsOrganizations: true });
    id = body.id;
    await settled(id);
  });
  const { wrong, can } = (await admin.call(readImport, { id })).body;
  if (wrong > 0) throw new Error(`${wrong} rows are wrong`);
  const writing = can.apply
    ? await seconds(async () => {
        await admin.call(applyImport, { id });
        const { state, note } = await settled(id);
        if (state !== 'applied') throw new Error(`the import is ${state}: ${note}`);
      })
    : 0;
  return { checking, writing };
}

try {
  const measured = [
    ['10,000 new members, 100 new organisations', await measure(table('creator'))],
    ['10,000 members whose roles change', await measure(table('creator;approver'))],
    ['the same table again, nothing to change', await measure(table('creator;approver'))],
  ] as const;
  const oneByOne = await seconds(async () => {
    for (let n = 0; n < addedOneByOne; n++) await addOne(n);
  });
  const scaled = (oneByOne * rowCount) / addedOneByOne;
  const figures = measured.map(([name, { checking, writing }]) => ({
    name,
    checking,
    writing,
    all: checking + writing,
  }));
  const fastest = figures[0]?.all ?? 1;
  writeResult('import-members', {
    title: 'Importing 10,000 members',
    about: `Seconds through the whole server: handed in and checked, then applied. Budget: ${budgetSeconds} s for both. The last line adds ${addedOneByOne} members one by one without passwords, each in its own transaction, multiplied by ${rowCount / addedOneByOne}; it checks nothing beforehand and is not all or nothing.`,
    head: ['what', 'check s', 'apply s', 'together s', 'of the budget', 'against the first'],
    rows: [
      ...figures.map(({ name, checking, writing, all }) => [
        name,
        checking.toFixed(2),
        writing.toFixed(2),
        all.toFixed(2),
        (all / budgetSeconds).toFixed(2),
        (all / fastest).toFixed(2),
      ]),
      [
        'one by one, scaled up',
        '–',
        scaled.toFixed(2),
        scaled.toFixed(2),
        (scaled / budgetSeconds).toFixed(2),
        (scaled / fastest).toFixed(2),
      ],
    ],
  });
  if (figures.some(({ all }) => all > budgetSeconds)) process.exitCode = 1;
} finally {
  await close();
}
