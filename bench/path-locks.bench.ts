import { chapterLocksOf } from '@shuyuan/contract/positions/chapter-locks';
import { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import { openInstallation } from '../packages/server/src/app/installation.ts';
import { lineLog } from '../packages/server/src/app/log.ts';
import { listWalkSections } from '../packages/server/src/features/positions/walk/walk.store.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';
import { inOrder, quantile } from './sides/list-times.ts';
import { startWorld } from './sides/start-world.ts';
import { writeResult } from './write-result.ts';

/** The locks of one person's path are worked out by one statement and a rule: how long does the longest path take? */
const sizes = [30, 300] as const;
const rounds = 200;
const wantedMs = 10;
const perChapter = 10;

const world = await startWorld();
const config = readConfig({ DATABASE_URL: world.url, BUS: 'memory' });
const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
const { owner } = installation.db;

/** A path of so many sections, courses, surveys, lives and links in turn, walked by one learner. Answers their run. */
async function layPath(size: number): Promise<string> {
  const id = `bench-${size}`;
  const person = "(select id from member where account = 'linzhiyuan')";
  const tenant = "(select tenant_id from member where account = 'linzhiyuan')";
  await owner.query(
    `insert into position (id, tenant_id, created_by, name, learn_sequence, created_at, updated_at)
     values ($1, ${tenant}, ${person}, $1, 1, now(), now())`,
    [id],
  );
  await owner.query(
    `insert into position_version (id, tenant_id, position_id, number, created_at) values ($1, ${tenant}, $1, 1, now())`,
    [id],
  );
  await owner.query(
    `insert into position_chapter (id, tenant_id, version_id, ordinal, title)
     select $1 || '-' || n, ${tenant}, $1, n, 'chapter' from generate_series(0, $2::int - 1) n`,
    [id, size / perChapter],
  );
  await owner.query(
    `with kinds as (select array(select id from course) as courses, array(select id from survey) as surveys,
       array(select id from live) as lives)
     insert into position_section (id, tenant_id, version_id, chapter_id, key, ordinal, business_type, business_id, url,
       title, is_required)
     select $1 || ':' || n, ${tenant}, $1, $1 || '-' || n / ${perChapter}, 'key' || n, n, kind.type,
       case kind.type when 1 then courses[1 + n % cardinality(courses)] when 4 then surveys[1 + n % cardinality(surveys)]
         when 15 then lives[1 + n % cardinality(lives)] end,
       case when kind.type = 11 then 'https://example.com' end, 'section', true
     from kinds, generate_series(0, $2::int - 1) n
       cross join lateral (select (array[1, 1, 4, 15, 11])[1 + n % 5]::smallint as type) kind`,
    [id, size],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into position_run (tenant_id, position_id, member_id, version_id, opened_at)
     values (${tenant}, $1, ${person}, $1, now()) returning id`,
    [id],
  );
  return rows[0]?.id ?? '';
}

type Explained = { readonly 'QUERY PLAN': readonly { readonly 'Execution Time': number }[] };

/** Milliseconds inside the database, as it measures them itself. */
async function databaseMs(runId: string): Promise<number> {
  const { rows } = await owner.query<Explained>(
    'explain (analyze, timing off, format json) select * from position_sections($1, now()) order by ordinal',
    [runId],
  );
  return rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN;
}

/** Milliseconds of the whole decision: the statement, its rows on the way, and the rule. */
async function decisionMs(runId: string, size: number): Promise<number> {
  const chapters = Array.from({ length: size / perChapter }, (_, n) => `bench-${size}-${n}`);
  const begun = performance.now();
  const rows = await listWalkSections(installation.system.read, runId, new Date());
  const locks = chapterLocksOf(
    chapters,
    rows.map((row) => ({ ...row, require: row.isRequired })),
    LearnSequence.inOrder,
  );
  if (rows.length !== size || locks.size === 0) throw new Error(`${rows.length} sections, ${locks.size} locks`);
  return performance.now() - begun;
}

try {
  const table: (string | number)[][] = [];
  let longest = Number.NaN;
  for (const size of sizes) {
    const runId = await layPath(size);
    await owner.query('analyze');
    const [inDatabase, whole]: [number[], number[]] = [[], []];
    for (let round = -20; round < rounds; round += 1) {
      const [database, decision] = [await databaseMs(runId), await decisionMs(runId, size)];
      if (round < 0) continue;
      inDatabase.push(database);
      whole.push(decision);
    }
    longest = quantile(inOrder(inDatabase), 0.5);
    const cellsOf = (times: readonly number[]) =>
      [0.5, 0.95].map((share) => quantile(inOrder(times), share).toFixed(1));
    table.push([`${size} sections`, ...cellsOf(inDatabase), ...cellsOf(whole)]);
  }
  writeResult('path-locks', {
    title: 'The locks of a long path',
    about: `Which chapters of a path are locked for one person: courses, surveys, lives and links of the seeded world in turn, ${perChapter} a chapter, chapter after chapter; ${rounds} rounds, milliseconds. Wanted: the longest path in under ${wantedMs} ms of database time (p50).`,
    head: ['path', 'database p50', 'database p95', 'decision p50', 'decision p95'],
    rows: table,
  });
  if (longest >= wantedMs) process.exitCode = 1;
} finally {
  await installation.close();
  await world.stop();
}
