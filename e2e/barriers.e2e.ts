import { type Stage, journey } from './journey.ts';
import { look, variants } from './looking.ts';
import { wordsOn } from './words.ts';

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

async function lookAtGallery({ page, url }: Stage, variant: string): Promise<void> {
  await page.goto(`${url}#/dev/gallery`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await look(page, `gallery-${variant}`);
}

for (const { name, options } of variants) {
  journey(`no barriers on login and error page (${name})`, (stage) => lookFromOutside(stage, name), options);
  journey(`no barriers on home and about (${name})`, (stage) => lookFromInside(stage, name), options);
  journey(`no barriers in the gallery of parts (${name})`, (stage) => lookAtGallery(stage, name), options);
}
