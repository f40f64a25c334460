import type pg from 'pg';
import { QuestionKind } from '../../packages/contract/src/community/questions.ts';
import { minuteMs } from '../../packages/contract/src/kernel/time-units.ts';
import { SectionType } from '../../packages/contract/src/study/section-types.ts';
import type { Installation } from '../../packages/server/src/app/installation.ts';
import { initialTokens } from '../../packages/server/src/features/search/documents/initials-of.ts';
import { mistakeKeys } from '../../packages/server/src/features/search/documents/mistake-keys.ts';
import { tokensOf } from '../../packages/server/src/features/search/documents/tokens-of.ts';
import { searchable } from '../../packages/server/src/platform/searchable.ts';
import { authorOf, drawer, spelledWords } from '../../packages/server/src/world/tests/search/test-chinese-text.ts';

type Row = Readonly<Record<string, unknown>>;
type Rows = Record<(typeof tables)[number], Row[]>;

/** The company: who wrote everything, and the organisation of the reader beside one that is none of theirs. */
export type Company = {
  readonly tenantId: string;
  readonly authorId: string;
  readonly own: string;
  readonly other: string;
};

const tables = [
  'question',
  'discussion',
  'course_version',
  'course',
  'course_chapter',
  'course_section',
  'search_document',
] as const;
const atOnce = 2_000;
const [shortest, longest, teaser] = [60, 200, 60];
const sectionsOfCourse = 20;

const quoted = (tokens: readonly string[]): string => [...new Set(tokens)].map((token) => `'${token}'`).join(' ');

const marks = 'search_marks(tenant_id, kind, source_id, author_id, published_at, use_count)';
/** A vector with the marks the indexer writes beside the tokens. */
const marked = (vector: string): string =>
  vector === 'search'
    ? `search || array_to_tsvector(${marks})`
    : `case when title_form = '' then title_search else
         title_search || array_to_tsvector(${marks} || search_title_marks(tenant_id, kind, title_form)) end`;

type Text = {
  readonly source: string;
  readonly sourceId: string;
  readonly kind: string;
  readonly part?: string;
  readonly itemId?: string;
  readonly title: string;
  readonly text: string;
};

type WriterOptions = {
  readonly client: pg.PoolClient;
  readonly company: Company;
  /** The stems of the words of letters. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  readonly size: number;
};

/** Writes companies as people do: questions and articles with their cards, answers, courses with sections for some of the people. */
class Writer {
  private rows: Rows = Object.fromEntries(tables.map((table) => [table, [] as Row[]])) as Rows;
  private readonly author = authorOf(1);
  private readonly draw = drawer(2);
  private count = 0;
  private course = '';
  private sections = 0;
  private question = '';
  private readonly client: pg.PoolClient;
  private readonly company: Company;
  private readonly stems: ReadonlyMap<string, readonly string[]>;
  private readonly size: number;

  constructor({ client, company, stems, size }: WriterOptions) {
    this.client = client;
    this.company = company;
    this.stems = stems;
    this.size = size;
  }

  private at(): string {
    return new Date(Date.now() - (this.size - this.count) * minuteMs).toISOString();
  }

  private document({ source, sourceId, kind, part = '', itemId = sourceId, title, text }: Text, more: Row = {}): void {
    const titleForm = searchable(title);
    const form = searchable([title, text].join(' \n '));
    const [ofTitle, ofText, initials] = [tokensOf(titleForm), tokensOf(form), initialTokens(title)];
    const stemsOf = (words: readonly string[]) => words.flatMap((word) => this.stems.get(word) ?? []);
    this.count++;
    this.rows.search_document.push({
      tenant_id: this.company.tenantId,
      source,
      source_id: sourceId,
      part,
      kind,
      item_id: itemId,
      is_inner: false,
      title,
      text,
      title_form: titleForm,
      form,
      author_id: this.company.authorId,
      organization_id: this.company.tenantId,
      topic_ids: [],
      use_count: Math.floor(1_000 ** this.draw()),
      published_at: this.at(),
      indexed_at: new Date(0).toISOString(),
      version: this.count,
      title_search: quoted([...ofTitle.tokens, ...initials, ...stemsOf(ofTitle.words)]),
      search: quoted([...ofText.tokens, ...initials, ...stemsOf(ofText.words)]),
      ...more,
    });
  }

  private text = (): string => this.author.text(shortest + Math.floor(this.draw() * (longest - shortest)));

  private post(postKind: number): void {
    const { tenantId, authorId } = this.company;
    const id = (this.question = `${tenantId}-${this.count}`);
    const [title, text] = [this.author.title(), this.text()];
    this.rows.question.push({
      id,
      tenant_id: tenantId,
      organization_id: tenantId,
      kind: postKind,
      author_id: authorId,
      account_id: postKind === QuestionKind.ask ? null : tenantId,
      title,
      content: `<p>${text}</p>`,
      summary: text.slice(0, 150),
      search_text: '',
      search: '',
      state: 'active',
      published_at: this.at(),
      updated_at: this.at(),
    });
    const post = { source: 'post', sourceId: id, kind: postKind === QuestionKind.ask ? 'question' : 'article', title };
    this.document({ ...post, text: text.slice(0, teaser) });
    this.document({ ...post, part: 'text', text }, { is_inner: true });
  }

  private answer(): void {
    const { tenantId, authorId } = this.company;
    const id = `${tenantId}-${this.count}`;
    const text = this.text();
    this.rows.discussion.push({
      id,
      tenant_id: tenantId,
      question_id: this.question,
      author_id: authorId,
      content: `<p>${text}</p>`,
      created_at: this.at(),
    });
    this.document(
      { source: 'discussion', sourceId: id, kind: 'answer', title: '', text },
      { parent_id: this.question },
    );
  }

  /** A quarter for everybody, a quarter for the organisation of the reader, half for others. */
  private audience(): Row {
    const drawn = this.draw();
    const nobody = {
      isEveryone: false,
      memberIds: [],
      organizationIds: [],
      positionIds: [],
      topicIds: [],
      joinedSince: null,
    };
    if (drawn < 0.25) return { ...nobody, isEveryone: true };
    return { ...nobody, organizationIds: [drawn < 0.5 ? this.company.own : this.company.other] };
  }

  private newCourse(): void {
    const { tenantId, authorId } = this.company;
    const id = (this.course = `${tenantId}-${this.count}`);
    const [title, text] = [this.author.title(), this.author.text(shortest)];
    const own = { tenant_id: tenantId, created_at: this.at() };
    this.rows.course_version.push({ ...own, id: `${id}v`, course_id: id, number: 1, published_at: this.at() });
    this.rows.course_chapter.push({ tenant_id: tenantId, id: `${id}c`, version_id: `${id}v`, position: 0, title });
    this.rows.course.push({
      ...own,
      id,
      author_id: authorId,
      state: 'published',
      title,
      search_text: '',
      search: '',
      introduction: text,
      can_skip: true,
      threshold_percent: 80,
      max_speed_percent: 200,
      audience: this.audience(),
      version_id: `${id}v`,
      revision: 1,
      score_sum: 0,
      score_count: 0,
      published_at: this.at(),
      updated_at: this.at(),
    });
    this.document({ source: 'course', sourceId: id, kind: 'course', title, text });
  }

  private section(): void {
    if (this.sections++ % sectionsOfCourse === 0) this.newCourse();
    const key = `s${this.sections}`;
    const [title, text] = [this.author.title(), this.text()];
    this.rows.course_section.push({
      id: `${this.course}-${key}`,
      tenant_id: this.company.tenantId,
      version_id: `${this.course}v`,
      chapter_id: `${this.course}c`,
      key,
      position: this.sections % sectionsOfCourse,
      type: SectionType.article,
      title,
      is_required: true,
      text: `<p>${text}</p>`,
      is_free: false,
      is_done_on_submit: false,
      questions: [],
      task_file_ids: [],
      is_in_library: false,
    });
    const item = { source: 'course', sourceId: this.course, kind: 'section', itemId: `${this.course}/${key}`, title };
    this.document({ ...item, part: `section/${key}`, text: '' }, { section_key: key });
    this.document({ ...item, part: `section/${key}/text`, text }, { section_key: key, is_inner: true });
  }

  private next(): void {
    const drawn = this.draw();
    if (drawn < 0.45 || this.question === '') this.post(QuestionKind.ask);
    else if (drawn < 0.55) this.post(QuestionKind.article);
    else if (drawn < 0.75) this.answer();
    else this.section();
  }

  private async flush(): Promise<void> {
    for (const table of tables) {
      const [first] = this.rows[table];
      if (!first) continue;
      const columns = Object.keys(first);
      const all = [...new Set([...columns, ...this.rows[table].flatMap((row) => Object.keys(row))])].join(', ');
      await this.client.query(
        `insert into ${table} (${all}) select ${table === 'search_document' ? all.replace(/title_search|search/g, marked) : all}
         from json_populate_recordset(null::${table}, $1::json)`,
        [JSON.stringify(this.rows[table])],
      );
      this.rows[table] = [];
    }
  }

  async write(): Promise<void> {
    while (this.count < this.size) {
      this.next();
      if (this.rows.search_document.length >= atOnce) await this.flush();
    }
    await this.flush();
  }
}

const indexes = { search_document_search: 'search', search_document_title: 'title_search' } as const;

/** So many documents of a company, as the indexer writes them; the indexes are made at the end, or they would take longer than all the rest. */
export async function fillCompany(owner: Installation['db']['owner'], company: Company, size: number): Promise<void> {
  const client = await owner.connect();
  const given = spelledWords.map((word) => searchable(word));
  const { rows: stems } = await client.query<{ word: string; stems: string[] }>(
    'select word, search_stems(array[word]) as stems from unnest($1::text[]) word',
    [given],
  );
  // No triggers, no keys that are looked up: what is written belongs together.
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set synchronous_commit = off`,
  );
  for (const index of Object.keys(indexes)) await client.query(`drop index ${index}`);
  // One that publishes all articles.
  await client.query(
    `insert into share_account (id, tenant_id, organization_id, enjoy_type, name, name_key, search, portrait, created_at, updated_at)
     values ($1, $1, $1, 0, 'bench', 'bench', '', '', now(), now())`,
    [company.tenantId],
  );
  await new Writer({ client, company, stems: new Map(stems.map((row) => [row.word, row.stems])), size }).write();
  await client.query(
    `insert into search_word (tenant_id, word, keys)
     select $1, word, array_to_tsvector(string_to_array(keys, ' ')) from unnest($2::text[], $3::text[]) given (word, keys)`,
    [company.tenantId, given, given.map((word) => mistakeKeys(word).join(' '))],
  );
  for (const [index, column] of Object.entries(indexes))
    await client.query(`create index ${index} on search_document using gin (${column}) with (fastupdate = off)`);
  await client.query('set session_replication_role = default');
  await client.query('truncate search_check');
  await client.query('vacuum analyze');
  client.release();
}
