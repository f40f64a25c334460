import { emptyModule } from '@shuyuan/contract/site/page-modules';
import { expect, test } from 'vitest';
import { freshId, inputOf, moved, neighbourOf, withText } from './page-draft.ts';

const modules = (['live', 'tasks', 'text'] as const).map((kind) => emptyModule(kind, kind));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join();

test('[D-186] a module goes before or after another one, one step, and not past the ends', () => {
  expect(ids(moved(modules, 'text', { beside: 'live', half: 'before' }))).toBe('text,live,tasks');
  expect(ids(moved(modules, 'live', { beside: 'tasks', half: 'after' }))).toBe('tasks,live,text');
  expect(ids(moved(modules, 'live', { beside: 'live', half: 'after' }))).toBe('live,tasks,text');
  expect(ids(moved(modules, 'gone', { beside: 'live', half: 'after' }))).toBe('live,tasks,text');
  expect(neighbourOf(modules, 'live', 'up')).toBeUndefined();
  expect(neighbourOf(modules, 'live', 'down')?.id).toBe('tasks');
  expect(neighbourOf(modules, 'text', 'down')).toBeUndefined();
});

test('[D-186] a text is changed in one language; emptied it is none', () => {
  expect(withText({ cn: '首页', en: 'Home' }, 'en', 'House')).toEqual({ cn: '首页', en: 'House' });
  expect(withText({ cn: '首页', en: 'Home' }, 'en', '  ')).toEqual({ cn: '首页' });
});

test('[D-186] a new module has a name of its own, and what is saved leaves out what the server knows', () => {
  expect(freshId([emptyModule('text-1', 'text')], 'text')).toBe('text-2');
  const item = { text: { cn: '学' }, target: '/study-v', pictureId: 'f', picturePath: '/files/x' };
  const banner = { ...emptyModule('b', 'banner'), items: [item] };
  expect(inputOf({ title: {}, description: {}, modules: [banner] }).modules[0]?.items).toEqual([
    { text: { cn: '学' }, target: '/study-v', pictureId: 'f' },
  ]);
});
