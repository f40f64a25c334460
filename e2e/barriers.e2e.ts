import type { Page } from 'playwright-core';
import { type Stage, journey } from './journey.ts';
import { axe, shot } from './looking.ts';
import { wordsOn } from './words.ts';

const phone = { width: 390, height: 844 };

/** Judged as it stands on a desk and in the hand, and kept as a picture. */
async function look(page: Page, name: string): Promise<void> {
  const desk = page.viewportSize();
  await axe(page);
  await shot(page, `${name}-desk`);
  await page.setViewportSize(phone);
  await axe(page);
  await shot(page, `${name}-hand`);
  if (desk) await page.setViewportSize(desk);
}

async function lookFromOutside({ page, url }: Stage, variant: string): Promise<void> {
  await page.goto(`${url}#/login`);
  const word = await wordsOn(page);
  await page.getByRole('heading', { name: word('login.demo.title') }).waitFor();
  await look(page, `login-${variant}`);
  await page.goto(`${url}#/home/error-page/40305`);
  await page.getByRole('button', { name: word('errorPage.close') }).waitFor();
  await look(page, `error-${variant}`);
}

async function lookFromInside({ page, url, signIn }: Stage, variant: string): Promise<void> {
  await signIn(page);
  const word = await wordsOn(page);
  // The last thing of the page to arrive.
  await page.getByText(new RegExp(word('home.colleagues.count', { count: '\\d+' }))).waitFor();
  await look(page, `home-${variant}`);
  await page.goto(`${url}#/about`);
  await page.getByRole('heading', { level: 1, name: word('about.title') }).waitFor();
  await look(page, `about-${variant}`);
}

const variants = (['cn', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
);

for (const { language, colorScheme } of variants) {
  const variant = `${language}-${colorScheme}`;
  const options = { locale: language === 'cn' ? 'zh-CN' : language, colorScheme, reducedMotion: 'reduce' } as const;
  journey(`no barriers on login and error page (${variant})`, (stage) => lookFromOutside(stage, variant), options);
  journey(`no barriers on home and about (${variant})`, (stage) => lookFromInside(stage, variant), options);
  journey(
    `no barriers in the gallery of parts (${variant})`,
    async ({ page, url }) => {
      await page.goto(`${url}#/dev/gallery`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(page, `gallery-${variant}`);
    },
    options,
  );
}
