import type { PoolClient } from 'pg';
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
const layouts = [
  { size: 30, subjects: 0 },
  { size: 300, subjects: 0 },
  { size: 300, subjects: 10 },
];
const rounds = 200;
const wantedMs = 10;
const perChapter = 10;

const world = await startWorld();
const config = readConfig({ DATABASE_URL: world.url, BUS: 'memory' });
const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
const { owner } = installation.db;

/** Subjects of their own, as no path names one twice: copies of the one the learner has joined. */
async function copySubjects(count: number): Promise<void> {
  const client = await owner.connect();
  await client.query('begin');
  // Versions and subjects name each other, and a published version takes no items.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `create temp table source on commit drop as
     select run.id as run_id, run.subject_id, run.version_id from subject_run run
     where run.member_id = (select id from member where account = 'linzhiyuan') order by run.opened_at limit 1`,
  );
  const copies: readonly (readonly [string, string, Record<string, string>])[] = [
    ['subject', 'copied.id = source.subject_id', { id: "'subject' || n", version_id: "'version' || n" }],
    ['subject_version', 'copied.id = source.version_id', { id: "'version' || n", subject_id: "'subject' || n" }],
    ['subject_stage', 'copied.version_id = source.version_id', { id: 'copied.id || n', version_id: "'version' || n" }],
    [
      'subject_item',
      'copied.version_id = source.version_id',
      { id: 'copied.id || n', version_id: "'version' || n", stage_id: 'copied.stage_id || n' },
    ],
    [
      'subject_run',
      'copied.id = source.run_id',
      { id: 'copied.id || n', subject_id: "'subject' || n", version_id: "'version' || n" },
    ],
  ];
  for (const [table, join, changed] of copies) {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    await client.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((name) => changed[name] ?? `copied.${name}`).join(', ')}
       from source join ${table} copied on ${join}, generate_series(1, $1::int) n`,
      [count],
    );
  }
  await client.query('commit');
  client.release();
}

type PathLayout = (typeof layouts)[number];
const idOf = ({ size, subjects }: PathLayout): string => `bench-${size}-${subjects}`;

/**
 * A path of so many sections, courses, surveys, classes, lives and links in turn, walked by one learner; the first of them
 * subjects they have joined, where there are some. Answers their run.
 */
async function layPath({ size, subjects }: PathLayout): Promise<string> {
  const id = idOf({ size, subjects });
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
       array(select id from live) as lives, array(select id from training_class) as classes,
       array(select subject_id from subject_run where member_id = ${person}
         and subject_id like 'subject%' order by subject_id) as subjects)
     insert into position_section (id, tenant_id, version_id, chapter_id, key, ordinal, business_type, business_id, url,
       title, is_required)
     select $1 || ':' || n, ${tenant}, $1, $1 || '-' || n / ${perChapter}, 'key' || n, n, kind.type,
       case kind.type when 1 then courses[1 + n % cardinality(courses)] when 4 then surveys[1 + n % cardinality(surveys)]
         when 2 then subjects[1 + n % cardinality(subjects)]
         when 6 then classes[1 + n % cardinality(classes)] when 15 then lives[1 + n % cardinality(lives)] end,
       case when kind.type = 11 then 'https://example.com' end, 'section', true
     from kinds, generate_series(0, $2::int - 1) n
       cross join lateral (select case when n < $3 then 2
         else (array[1, 1, 4, 6, 15, 11])[1 + n % 6] end::smallint as type) kind`,
    [id, size, subjects],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into position_run (tenant_id, position_id, member_id, version_id, opened_at)
     values (${tenant}, $1, ${person}, $1, now()) returning id`,
    [id],
  );
  return rows[0]?.id ?? '';
}

const statistics = /([\d.]+) s user, ([\d.]+) s system/;

/**
 * Milliseconds the processor worked for the database, planning and all, as it says itself: a clock would count what else the
 * machine does meanwhile.
 */
async function databaseMs(client: PoolClient, runId: string): Promise<number> {
  let spent = Number.NaN;
  const handleNotice = ({ detail = '' }: { detail?: string | undefined }): void => {
    const [, user, system] = statistics.exec(detail) ?? [];
    if (user && system) spent = (Number(user) + Number(system)) * 1000;
  };
  client.on('notice', handleNotice);
  await client.query('select * from walk_sections($1, now()) order by ordinal', [runId]);
  client.off('notice', handleNotice);
  if (Number.isNaN(spent)) throw new Error('the database did not say what it took');
  return spent;
}

/** Milliseconds of the whole decision: the statement, its rows on the way, and the rule. */
async function decisionMs(runId: string, layout: PathLayout): Promise<number> {
  const { size } = layout;
  const chapters = Array.from({ length: size / perChapter }, (_, n) => `${idOf(layout)}-${n}`);
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
  await copySubjects(10);
  const client = await owner.connect();
  await client.query('set log_statement_stats = on');
  await client.query('set client_min_messages = log');
  const table: (string | number)[][] = [];
  let longest = 0;
  for (const layout of layouts) {
    const runId = await layPath(layout);
    await owner.query('analyze');
    const [inDatabase, whole]: [number[], number[]] = [[], []];
    for (let round = -20; round < rounds; round += 1) {
      const [database, decision] = [await databaseMs(client, runId), await decisionMs(runId, layout)];
      if (round < 0) continue;
      inDatabase.push(database);
      whole.push(decision);
    }
    longest = Math.max(longest, quantile(inOrder(inDatabase), 0.5));
    const cellsOf = (times: readonly number[]) =>
      [0.5, 0.95].map((share) => quantile(inOrder(times), share).toFixed(1));
    const { size, subjects } = layout;
    table.push([
      subjects === 0 ? `${size} sections` : `${size} sections, ${subjects} of them subjects`,
      ...cellsOf(inDatabase),
      ...cellsOf(whole),
    ]);
  }
  writeResult('path-locks', {
    title: 'The locks of a long path',
    about: `Which chapters of a path are locked for one person: courses, surveys, classes, lives and links of the seeded world in turn, in the last row subjects among them, ${perChapter} a chapter, chapter after chapter; ${rounds} rounds, milliseconds. A subject asks for its six contents besides. Wanted: under ${wantedMs} ms of database time (p50), which is what the processor worked for it, planning and all.`,
    head: ['path', 'database p50', 'database p95', 'decision p50', 'decision p95'],
    rows: table,
  });
  if (longest >= wantedMs) process.exitCode = 1;
  client.release(true);
} finally {
  await installation.close();
  await world.stop();
}
