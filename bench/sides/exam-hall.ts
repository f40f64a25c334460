import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { examBeginning } from '../../packages/contract/src/exams/papers/exam-settings.ts';
import { openInstallation } from '../../packages/server/src/app/installation.ts';
import { lineLog } from '../../packages/server/src/app/log.ts';
import { hashOf } from '../../packages/server/src/features/auth/token.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';

export type Taker = { readonly account: string; readonly token: string };

const questionCount = 20;

/** So many more colleagues in the company of the world, each signed in. */
export async function inviteTakers(databaseUrl: string, key: string, count: number): Promise<Taker[]> {
  const takers = Array.from({ length: count }, (_, n) => ({
    account: `${key}${n}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const rows = takers.map(({ account, token }) => ({ account, hash: hashOf(token).toString('hex') }));
  await query(
    databaseUrl,
    `with company as (select tenant_id, organization_id from member where account = 'admin'),
       row as (select r->>'account' as account, decode(r->>'hash', 'hex') as hash from jsonb_array_elements($1::jsonb) r),
       invited as (
         insert into member (id, tenant_id, organization_id, account, full_name, search_text)
         select 'm' || account, tenant_id, organization_id, account, account, account from row, company),
       learner as (
         insert into member_role (tenant_id, member_id, role) select tenant_id, 'm' || account, 'learner' from row, company)
     insert into session (token_hash, tenant_id, member_id, created_at, last_used_at)
     select hash, tenant_id, 'm' || account, now(), now() from row, company`,
    [JSON.stringify(rows)],
  );
  await query(databaseUrl, 'vacuum analyze');
  return takers;
}

/** Asked past the server, as the owner of the tables. */
export async function query(databaseUrl: string, text: string, values: readonly unknown[] = []) {
  const config = readConfig({ DATABASE_URL: databaseUrl, BUS: 'memory', DATA_DIR: tmpdir() });
  const installation = await openInstallation({ config, log: lineLog('error'), isOwner: false });
  try {
    const { rows } = await installation.db.owner.query(text, [...values]);
    return rows as Record<string, unknown>[];
  } finally {
    await installation.close();
  }
}

type Caller = { readonly url: string; readonly token: string };

export async function call<T>({ url, token }: Caller, [method, path]: [string, string], body?: object): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer__${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

type Saved = { readonly id: string; readonly revision: number };

/** An exam for everybody with twenty questions, in an order of its own for each taker. */
export async function publishExam(author: Caller, name: string): Promise<string> {
  const category = { parentId: null, name };
  const { id: categoryId } = await call<Saved>(author, ['POST', '/exam-bank/categories'], category);
  const questions: { questionId: string; version: number; points: number }[] = [];
  for (let n = 0; n < questionCount; n += 1) {
    const options = ['First', 'Second', 'Third', 'Fourth'].map((text, index) => ({ id: `o${index}`, text }));
    const question = { kind: 'single', text: `${name}: question ${n + 1}`, options, rightId: 'o0', penalty: 0 };
    const fields = { categoryId, difficulty: 2, tags: [], question, explanation: '' };
    const { id: questionId } = await call<Saved>(author, ['POST', '/exam-bank/questions'], fields);
    questions.push({ questionId, version: 1, points: 5 });
  }
  const draft = {
    name,
    introduction: '',
    audience: { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null },
    settings: { ...examBeginning, isShuffled: true, areOptionsShuffled: true },
    paper: { kind: 'fixed', questions },
  };
  const { id, revision } = await call<Saved>(author, ['POST', '/exam/manage'], draft);
  await call(author, ['POST', `/exam/manage/${id}/publish`], { revision });
  return id;
}
