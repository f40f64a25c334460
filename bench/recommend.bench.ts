import { recommendSources } from '../packages/server/src/app/recommend-sources.ts';
import { listRecommended } from '../packages/server/src/features/recommend/index.ts';
import type { Context } from '../packages/server/src/platform/context.ts';
import { openReaders } from './sides/posts.ts';
import { writeResult } from './write-result.ts';

/**
 * How long the first page of recommendations takes in a company with 10,000 contents and in one with 100,000, two tenants of one
 * database. The reader follows ten topics, has finished five things, and colleagues have finished what is counted.
 */
const sizes = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 100_000)] as const;
const rounds = 40;

const cards = `
  insert into search_document (tenant_id, source, source_id, part, kind, item_id, is_inner, title, text, title_form, form,
    author_id, organization_id, topic_ids, use_count, published_at, indexed_at, title_search, search)
  select tenant_id, 'post', id, '', 'question', id, false, title, search_text, '', '', null, organization_id,
    array['topic' || abs(hashtext(id)) % 50], abs(hashtext(id)) % 100, published_at, now(), '', ''
  from question`;
const followed = `
  insert into attention (id, tenant_id, member_id, target_type, target_id, created_at)
  select $1 || n, $1, $2, 2, 'topic' || n, now() from generate_series(0, 9) n`;
const finished = `
  insert into recommend_finish (tenant_id, member_id, kind, item_id, finished_at, groups)
  select $1, $2, 'question', $1 || '-' || (100 + n), now() - n * interval '1 hour', '{all}' from generate_series(1, 5) n`;
/** For each hundred contents one that is counted in every group. */
const counted = `
  insert into recommend_next (tenant_id, group_key, from_key, to_kind, to_id, people)
  select $1, 'topic:topic' || topic, from_key, 'question', $1 || '-' || (100 * to_number), 2 + to_number % 30
  from generate_series(0, 9) topic, generate_series(1, $2::integer / 100) to_number,
    (select 'question:' || $1 || '-' || (100 + n) from generate_series(1, 5) n union select '') froms (from_key)`;

const { readers, owner, close } = await openReaders(sizes);
for (const index of ['search_document_search', 'search_document_title']) await owner.query(`drop index ${index}`);
await owner.query(cards);
await owner.query('truncate search_check, recommend_check');
for (const [at, { actor }] of readers.entries()) {
  await owner.query(followed, [actor.tenantId, actor.id]);
  await owner.query(finished, [actor.tenantId, actor.id]);
  await owner.query(counted, [actor.tenantId, sizes[at]]);
}
await owner.query('vacuum analyze search_document, recommend_label, recommend_next');

const list = listRecommended(recommendSources);
const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

async function msOf(reader: Context, size: number): Promise<number> {
  const begun = performance.now();
  const { items } = await list(reader, { shown: [], size });
  if (items.length !== size) throw new Error(`${items.length} of ${size} were recommended`);
  return performance.now() - begun;
}

/** In turns, so that whatever else this machine does meets both; the first round plans the statements. */
const times = readers.map((): number[] => []);
for (let round = 0; round <= rounds; round++)
  for (const [at, reader] of readers.entries()) {
    const took = await msOf(reader, 12);
    if (round > 0) times[at]?.push(took);
  }
const [few = 0, many = 0] = times.map(p95);
writeResult('recommend', {
  title: 'The first page of recommendations',
  about: `Candidates, permission, rank, spread and reasons over ${sizes[0]} and ${sizes[1]} contents; the 95th percentile of ${rounds} rounds in turns, milliseconds.`,
  head: ['page', `${sizes[0]}`, `${sizes[1]}`, 'ratio'],
  rows: [['the first twelve', few.toFixed(1), many.toFixed(1), (many / few).toFixed(2)]],
});
await close();
