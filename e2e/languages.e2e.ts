import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from './journey.ts';
import { findBarriers } from './looking.ts';
import { findFaults } from './looks/find-faults.ts';
import { partToExamine } from './looks/judge.ts';
import { accountMenu, personOf } from './signing-in.ts';
import { eventually } from './waiting.ts';
import { wordsOf } from './words.ts';

/** Names of the text packs a page has fetched: `cn-share`, and `cn` for those every page needs. */
function packsFetchedBy(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(?:text-([a-z]+-[a-z]+)|texts-([a-z]+))-/.exec(request.url())?.slice(1).find(Boolean);
    if (name) fetched.add(name);
  });
  return fetched;
}

journey(
  '[I18N-03, I18N-06, I18N-07] packs are fetched when a path of theirs is entered, in the language in use',
  async ({ page, url, signIn }) => {
    const fetched = packsFetchedBy(page);
    await signIn(page);
    assert.deepEqual([...fetched], ['cn']);
    await page.goto(`${url}#/learncoin-manage`);
    await eventually('the share pack is fetched', () => fetched.has('cn-share'));
    assert.ok(!fetched.has('cn-personal'), 'no pack of another path');
    // C-13: the centre belongs to two groups.
    await page.goto(`${url}#/center`);
    await eventually(
      'both packs of the centre are fetched',
      () => fetched.has('cn-activity') && fetched.has('cn-personal'),
    );
    assert.deepEqual(
      [...fetched].filter((name) => !name.startsWith('cn')),
      [],
    );
  },
);

journey(
  '[I18N-09] a browser of a language we do not have is greeted in English',
  async ({ page, url }) => {
    await page.goto(url);
    await page.getByRole('heading', { name: wordsOf('en')('login.title') }).waitFor();
    await page.locator('html[lang=en]').waitFor();
  },
  { locale: 'pt-BR' },
);

journey(
  '[D-036] the chosen language is kept on this machine and in the profile',
  async ({ page, people, signIn, elsewhere }) => {
    const person = personOf({ people }, 'shenruoxi');
    await signIn(page, person.account);
    await (await accountMenu(page, person)).click();
    await page.getByRole('menuitem', { name: wordsOf('cn')('frame.language') }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.locator('html[lang=ar]').waitFor();
    await page.reload();
    await page
      .getByRole('navigation', { name: wordsOf('ar')('frame.nav') })
      .first()
      .waitFor();

    const otherMachine = await elsewhere();
    await signIn(otherMachine, person.account);
    await otherMachine.locator('html[lang=ar][dir=rtl]').waitFor();
  },
);

journey(
  '[D-038] Arabic runs from right to left, with western digits',
  async ({ page, people, signIn }) => {
    await signIn(page);
    await page.locator('html[dir=rtl]').waitFor();
    const menu = await (await accountMenu(page, personOf({ people }, undefined))).boundingBox();
    const navigation = await page
      .getByRole('navigation', { name: wordsOf('ar')('frame.nav') })
      .first()
      .boundingBox();
    assert.ok(menu && navigation && menu.x < navigation.x, 'the account stands at the end of the line, on the left');
    const day = await page.getByRole('time').innerText();
    assert.match(day, /\d/);
    assert.doesNotMatch(day, /[٠-٩]/);
  },
  { locale: 'ar' },
);

/** Each text is fine or has one fault, named by its title. */
const specimens = `
  <p>fine</p>
  <div style="width: 120px; overflow: hidden; white-space: nowrap">a sentence that is longer than its frame</div>
  <div style="width: 120px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a sentence with dots at its end</div>
  <p style="margin: 0; height: 20px">one above</p><p style="margin: -20px 0 0; height: 20px">one below</p>
  <p style="margin-inline-start: -60px; width: 200px">begins outside</p>
  <p style="color: #bbb">too pale</p><button></button>`;

const unnamedInDialog = '<div role="dialog" aria-modal="true" aria-label="specimen"><button></button></div>';

journey(
  'the judge of looks finds what is cut off, drawn over, outside, too pale and without a name',
  async ({ page }) => {
    const html = (body: string, direction: string) =>
      `<html lang="en" dir="${direction}"><title>specimens</title><body style="background: #fff"><main><h1>title</h1>${body}</main>`;
    for (const direction of ['ltr', 'rtl']) {
      await page.setContent(html(specimens, direction));
      const faults = (await findFaults(page)).join('\n');
      for (const wanted of [
        /cut off: “a sentence that is longer/,
        /over each other: “one above” and “one below”/,
        /outside the page: “begins/,
        /contrast \d\.\d+: “too pale”/,
      ])
        assert.match(faults, wanted);
      assert.doesNotMatch(faults, /fine|dots/);
      const barriers = (await findBarriers(page)).join('\n');
      assert.match(barriers, /color-contrast/);
      assert.match(barriers, /button-name/);
      await page.setContent(html('<p>fine</p>', direction));
      assert.deepEqual([...(await findFaults(page)), ...(await findBarriers(page))], []);
    }
    await page.setContent(html(`<p>not examined</p>${unnamedInDialog}`, 'ltr'));
    assert.equal(await partToExamine(page), undefined);
    await page.setContent(html('<p>examined</p>', 'ltr'));
    assert.equal(await partToExamine(page), undefined);
    await page.setContent(html(`<p>examined</p>${unnamedInDialog}`, 'ltr'));
    const part = await partToExamine(page);
    assert.match(part ?? '', /dialog/);
    assert.match((await findBarriers(page, { part })).join('\n'), /button-name/);
  },
);

journey(
  'from right to left nothing stands out of a page that has become narrow, also not what measured the answer box',
  async ({ page, url, signIn }) => {
    const said = wordsOf('ar');
    const title = '拧紧枪的扭矩每天都在漂，点检该多久一次？';
    await signIn(page, 'linzhiyuan', `share-study/share-index?words=${encodeURIComponent(title.slice(0, 8))}`);
    const list = page.getByRole('list', { name: said('community.question.index') });
    await list.getByRole('link', { name: title }).click();
    await page.getByRole('textbox', { name: said('community.discuss.write') }).fill('نعم');
    // Behind a field that grows its measure stays in the page.
    await page.goto(`${url}#/learncoin-manage`);
    await page.getByRole('textbox', { name: said('community.discuss.write') }).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await eventually('the page is as wide as the screen', () =>
      page.evaluate(() => document.documentElement.scrollWidth === window.innerWidth),
    );
  },
  { locale: 'ar' },
);
