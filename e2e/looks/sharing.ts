import type { Page } from 'playwright-core';
import type { Word } from '../words.ts';
import { heading, type LookGroup, press, visitor } from './look-table.ts';
import { openPost } from './opening.ts';

/** Told by the world. */
const torque = '拧紧枪的扭矩每天都在漂，点检该多久一次？';
const fixtures = '夹具选型有哪些装夹方式？';

const question = (page: Page, word: Word) => page.getByRole('textbox', { name: word('assistant.question') });

const share: LookGroup = {
  title: '[D-087] [SHARE-01] looks: sharing',
  features: ['sharing'],
  looks: [
    {
      name: 'share-widget',
      as: 'tanmuyang',
      at: 'about',
      open: async (stage) => {
        await openPost(stage, torque);
        const { page, word } = stage;
        await page
          .getByRole('button', { name: word('share.open'), exact: true })
          .first()
          .click();
        const widget = page.getByRole('dialog', { name: word('sharing.title') });
        await widget.getByText(/\d/).last().waitFor();
      },
    },
    {
      name: 'share-code',
      open: async ({ page, word }) => {
        await press(page, word('sharing.target.weChat'));
        await page.getByRole('img', { name: word('sharing.weChat.code') }).waitFor();
      },
    },
    {
      name: 'share-poster',
      open: async ({ page, word }) => {
        await press(page, word('sharing.back'));
        await press(page, word('sharing.target.poster'));
        await page.getByRole('button', { name: word('sharing.poster.save'), exact: true }).waitFor();
      },
    },
    {
      name: 'share-ask',
      open: async ({ page, word }) => {
        await press(page, word('sharing.back'));
        await press(page, word('sharing.target.ask'));
        await page.getByRole('dialog', { name: word('sharing.ask.title') }).waitFor();
      },
    },
    {
      name: 'my-shares',
      at: 'share-study/my-collection-detail?tab=shares',
      open: ({ page }) => page.getByRole('row').filter({ hasText: torque }).first().waitFor(),
    },
    {
      name: 'share-landing',
      as: visitor,
      at: 'share/anything/8',
      open: ({ page, word }) => heading(page, word('sharing.landing.title')),
    },
  ],
};

const assistant: LookGroup = {
  title: '[AI-08] looks: the assistant',
  features: ['assistant'],
  looks: [
    {
      name: 'assistant-new',
      as: 'linzhiyuan',
      at: 'ai-assistant',
      open: ({ page, word }) => question(page, word).waitFor(),
    },
    {
      name: 'assistant-answer',
      open: async ({ page, word }) => {
        await press(page, word('assistant.thinking'));
        await question(page, word).fill(fixtures);
        await question(page, word).press('Enter');
        await page
          .getByRole('button', { name: word('assistant.copy'), exact: true })
          .last()
          .waitFor();
        await page.getByRole('button', { name: word('assistant.stop'), exact: true }).waitFor({ state: 'detached' });
      },
    },
    {
      name: 'assistant-drawer',
      isDesktopOnly: true,
      at: 'about',
      open: async ({ page, word }) => {
        await press(page, word('frame.assistant.open'));
        await question(page, word).waitFor();
      },
    },
  ],
};

export const sharing: readonly LookGroup[] = [share, assistant];
