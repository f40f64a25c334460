import { emptyModule, type PageModule } from '@shuyuan/contract/site/page-modules';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../lib/test-client.ts';
import { loadGroups } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import type { ModuleViews } from './module-views.ts';
import { PageModules } from './PageModules.tsx';
import { useModuleTitle } from './module-title.ts';
import { writtenViews } from './written-views.ts';

beforeEach(async () => {
  await freshClient('en');
  await loadGroups('en', ['site']);
});

const Titled = () => <h2>{useModuleTitle('its own')}</h2>;
const Broken = (): never => {
  throw new Error('content nobody thought of');
};
const views: ModuleViews = { ...writtenViews, live: Titled, tasks: Broken };
const show = (modules: readonly PageModule[]) => renderUi(<PageModules modules={modules} views={views} />);

test('[D-186] a module has the title of its administrator in the language of the reader, else its own', () => {
  show([{ ...emptyModule('a', 'live'), title: { cn: '看', en: 'Watch' } }, emptyModule('b', 'live')]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Watch', 'its own']);
});

test('[D-186] a kind nobody knows and a part that cannot be drawn are left out; the page around them stands', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unknown = { ...emptyModule('x', 'live'), kind: 'miner' } as unknown as PageModule;
  show([unknown, emptyModule('t', 'tasks'), emptyModule('a', 'live')]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('[D-186] a title with a script is words, and a link that would run something leads nowhere', async () => {
  const item = (target: string, en: string) => ({ text: { en }, target, pictureId: null, picturePath: null });
  const evil = '<img src=x onerror=alert(1)>';
  show([
    {
      ...emptyModule('l', 'links'),
      title: { en: evil },
      items: [
        item('/study-v', 'Courses'),
        item('https://example.com/', 'Elsewhere'),
        item('javascript:alert(1)', 'Run'),
      ],
    },
  ]);
  expect(await screen.findByRole('heading', { name: evil })).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
  expect(links).toEqual([
    ['#/study-v', null],
    ['https://example.com/', 'noopener noreferrer'],
  ]);
  expect(screen.getByText('Run').closest('a')).toBeNull();
});

test('[D-186] two links to one page are both drawn, each for itself', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const link = (en: string) => ({ text: { en }, target: '/about', pictureId: null, picturePath: null });
  show([{ ...emptyModule('l', 'links'), items: [link('Who we are'), link('Our promise')] }]);
  await screen.findByRole('link', { name: 'Who we are' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Who we are', 'Our promise']);
  expect(errors).not.toHaveBeenCalled();
});

test('[D-187] a text in another language than the reader’s says which it is, and how it is written', async () => {
  show([{ ...emptyModule('t', 'text'), html: { ar: '<p>مرحبا</p>' } }]);
  const text = (await screen.findByText('مرحبا')).closest('[lang]');
  expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['ar-u-nu-latn', 'rtl']);
});

test('[D-186] a banner is moved by hand; one without anything to show is no banner', async () => {
  const slide = (en: string) => ({ text: { en }, target: '', pictureId: null, picturePath: null });
  show([{ ...emptyModule('b', 'banner'), items: [slide('One'), slide('Two')] }, emptyModule('c', 'banner')]);
  await screen.findByText('One');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toHaveLength(2);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});
