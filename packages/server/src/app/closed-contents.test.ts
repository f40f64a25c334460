import { addDiscussion } from '@shuyuan/contract/community/discuss.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { openShare, visitShare } from '@shuyuan/contract/sharing/share.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import {
  closeContents,
  type ClosedContent,
  locked,
  secret,
  words,
} from '../world/tests/community/test-closed-contents.ts';
import { indexWorld } from '../world/tests/search/test-search.ts';
import { routes } from './routes.ts';

let world: TestWorld;
let learner: Caller;
let manager: Caller;
let closed: readonly ClosedContent[];

beforeAll(async () => {
  world = await openWorld();
  closed = await closeContents(world);
  await indexWorld(world);
  [learner, manager] = [await world.signIn('linzhiyuan'), await world.signIn('luchengze')];
});
afterAll(() => world.close());

const fieldsOf = ({ input }: Endpoint): Readonly<Record<string, z.ZodType>> =>
  input instanceof z.ZodObject ? input.shape : {};
const takes = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;
const isNamed = (name: string): boolean => /ids?$/i.test(name);
/** An id that may be left out and is one of a content. */
const isOfContent = (name: string): boolean =>
  /^(?:course|subject|position|survey|class|business|content|question)?ids?$/i.test(name);
/** For what a call must be given besides an id. */
const usual = ['course', 'question', 1, '1', 0, true, 'KNOWLEDGE_OPERATION_CONFIG'];

/** Every way to ask: with each id where the call takes one, and by the words where it searches. */
function inputsOf(endpoint: Endpoint): Record<string, unknown>[] {
  const fields = Object.entries(fieldsOf(endpoint));
  const needed = fields.filter(([, field]) => !takes(field, undefined));
  const valueOf = (name: string, field: z.ZodType, { id, key = id }: { id: string; key?: string }) => {
    if (isNamed(name)) return id;
    return /key$/i.test(name) ? key : usual.find((one) => takes(field, one));
  };
  const filled = (content: { id: string; key?: string }): Record<string, unknown> =>
    Object.fromEntries(needed.map(([name, field]) => [name, valueOf(name, field, content)]));
  const optional = fields.filter(([name, field]) => isOfContent(name) && takes(field, undefined));
  const byId = needed.some(([name]) => isNamed(name)) ? closed.map(filled) : [filled({ id: '' })];
  const byOptional = optional.flatMap(([name, field]) =>
    closed.map((content) => ({ ...filled(content), [name]: takes(field, [content.id]) ? [content.id] : content.id })),
  );
  const bySearch = fields.some(([name]) => name === 'search')
    ? closed.slice(0, 1).map((content) => ({ ...filled(content), search: words }))
    : [];
  const inputs = [...byId, ...byOptional, ...bySearch].map((input) => ({ ...input, pageSize: 100 }));
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
}

const readable = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access, stream }) => method === 'GET' && !stream && (access === 'member' || access === 'public'));

async function readAll(caller: Caller, endpoint: Endpoint): Promise<string> {
  const answers: unknown[] = [];
  for (const input of inputsOf(endpoint)) answers.push((await caller.call(endpoint, input)).body);
  return JSON.stringify(answers);
}

test.each(readable.map((endpoint) => [endpoint.path, endpoint] as const))(
  '[D-173] %s says nothing of contents that are drafts, for others, withdrawn or locked',
  async (_, endpoint) => {
    const said = await readAll(learner, endpoint);
    expect(said).not.toContain(secret);
    expect(said).not.toContain(locked);
  },
);

test('[D-173] nor does a share, a visit or a comment', async () => {
  const answers: unknown[] = [];
  for (const { id, key } of closed) {
    // Of a course that is locked in parts the page may be shared and spoken of.
    if (key !== undefined) continue;
    const thing = { id, type: ShareType.course };
    answers.push((await learner.call(openShare, thing)).body, (await learner.call(visitShare, thing)).body);
    const comment = await learner.call(addDiscussion, { courseId: id, content: '讲得很清楚。' });
    expect(comment.status).toBeGreaterThanOrEqual(400);
    answers.push(comment.body);
  }
  expect(JSON.stringify(answers)).not.toContain(secret);
});

test('[D-173] the walk reaches what it speaks of: whoever manages them reads each of the contents by some call', async () => {
  const ofLearning = routes
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, path, download }) =>
        method === 'GET' &&
        !download &&
        /^\/(?:course-study|surveys|training|knowledge-library|exam\/manage\/list|live\/manage\/list)/.test(path),
    );
  let whole = '';
  for (const endpoint of ofLearning) whole += await readAll(manager, endpoint);
  expect(whole).toContain(secret);
  for (const { name, id } of closed) expect([name, whole.includes(`"id":"${id}"`)]).toEqual([name, true]);
});
