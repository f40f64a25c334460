import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { hits, indexWorld, plain, searchOf } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
let courses: ReturnType<typeof coursesOf>;
/** The course of each spelling with it in its title, and the one with it in its text. */
const written = new Map<string, readonly [string, string]>();

/** A course that says this. */
async function write(title: string, introduction = ''): Promise<string> {
  const { id } = await courses.publish([article('一节')], { title, introduction });
  return id;
}

/** How it is written, and how somebody asks for it. */
const spellings = [
  ['two characters in the middle of a sentence', '每次换班以前都要擦拭琉璃托盘的底面', '琉璃'],
  ['Latin within Chinese', '用SPC控制图看趋势变化', 'spc 控制图'],
  ['Chinese apart from Latin', '用 KPI 看板管理现场', 'KPI看板'],
  ['two characters between Latin words', 'ERP系统水晶模块V2上线', '水晶'],
  ['full width', '设备编号ＺＸ－９０１号机', 'zx-901'],
  ['full width asked for', '型号QW-77的夹具', 'ＱＷ－７７'],
  ['traditional written', '換模時間與穩定性', '换模时间'],
  ['traditional asked for', '热处理炉温曲线', '熱處理爐溫'],
  ['Arabic with diacritics written', 'دَلِيلُ السَّلَامَةِ المِهْنِيَّة', 'السلامة المهنية'],
  ['Arabic with diacritics asked for', 'صيانة المضخات الهيدروليكية', 'صِيَانَة'],
  ['a stretched Arabic letter written', 'إعـــداد التقارير الشهرية', 'إعداد التقارير'],
  ['an Arabic word without its article', 'إجراءات الطوارئ في المصنع', 'مصنع'],
  ['accents written in French', 'La sûreté des équipements électriques', 'surete equipements'],
  ['accents asked for in French', 'Verification des presses hydrauliques', 'vérification hydraulique'],
  ['accents written in Spanish', 'Señalización de áreas peligrosas', 'senalizacion areas'],
  ['accents asked for in Spanish', 'Gestion de la produccion diaria', 'gestión producción'],
  ['ё written in Russian', 'Приёмка и учёт материалов', 'приемка учет'],
  ['ё asked for in Russian', 'Прием персонала на смену', 'приём'],
  ['a stem in English', 'Calibrating torque wrenches', 'calibrated wrench'],
  ['a stem in Russian', 'Безопасность сварочных работ', 'сварочная работа'],
  ['a stem in French', 'Les machines nettoyées chaque jour', 'machine nettoyer'],
  ['a stem in Spanish', 'Trabajadores capacitados en soldadura', 'trabajador capacitado'],
  ['the beginning of a word', 'Thermoforming of polymer sheets', 'thermofo'],
] as const;

const scattered = '龘靐的齉，靐齉的爩，齉爩的麤';
const other = {
  scattered,
  whole: '龘靐齉爩',
  city: '重庆工厂参观手册',
  actuator: 'Pneumatic actuator overhaul',
  some: '麤犇骉的保养',
  code: '嵌入式 C++ 编程',
};
const idOf = (title: string): string => written.get(title)?.[0] ?? '';

beforeAll(async () => {
  world = await openWorld();
  [of, courses] = [searchOf(world), coursesOf(world)];
  for (const [name, title] of spellings) {
    const inText = await write(`正文：${name}`, `开头的话。${title}。结尾的话`);
    written.set(title, [await write(title), inText]);
  }
  for (const title of Object.values(other)) written.set(title, [await write(title), '']);
  await indexWorld(world);
}, 60_000);
afterAll(() => world.close());

test.for(spellings)('[D-195] %s is found, in a title and in a text', async ([, title, search]) => {
  const { items } = await of.find('linzhiyuan', search);
  const [inTitle, inText] = (written.get(title) ?? []).map((id) => items.find((item) => item.id === id));
  expect(hits(inTitle?.title ?? []).length).toBeGreaterThan(0);
  expect(plain(inText?.passage ?? [])).toContain(title.slice(0, 8));
  expect(hits(inText?.passage ?? []).length).toBeGreaterThan(0);
});

test('[D-195] pairs of characters scattered over a text are not the word', async () => {
  const [whole, apart] = [idOf(other.whole), idOf(other.scattered)];
  expect(await of.idsFor('linzhiyuan', '龘靐齉爩')).toEqual([whole]);
  expect(await of.idsFor('linzhiyuan', '龘靐')).toEqual(expect.arrayContaining([apart, whole]));
});

test('[D-195] names and titles are found by the initials of pinyin, also by the other reading of a character', async () => {
  const titles = async (search: string) => (await of.suggested('linzhiyuan', search)).map(({ title }) => plain(title));
  expect(await titles('lzy')).toContain('林知远');
  expect(await titles('cqgc')).toContain(other.city);
  expect(await titles('cgsc')).toContain(other.city);
  expect(await titles('qgc')).not.toContain(other.city);
});

test('[D-195] a mistyped word finds what was meant, and says what that was', async () => {
  const id = idOf(other.actuator);
  for (const [search, meant] of [
    ['pnuematic', 'pneumatic'],
    ['pneumatc overhaul', 'pneumatic overhaul'],
    ['actuatorr', 'actuator'],
    ['overhsul', 'overhaul'],
  ] as const) {
    const found = await of.find('linzhiyuan', search);
    expect(found.corrected).toBe(meant);
    expect(found.items.map((item) => item.id)).toContain(id);
  }
  expect(await of.find('linzhiyuan', 'zzzzqqqq')).toMatchObject({ items: [], corrected: null, recordCount: 0 });
});

test('[D-195] where nothing has all the words, what has some of them is shown as that', async () => {
  const id = idOf(other.some);
  const found = await of.find('linzhiyuan', '麤犇骉 毳淼焱');
  expect(found).toMatchObject({ isLoose: true, corrected: null });
  expect(found.items.map((item) => item.id)).toContain(id);
});

test('[D-195] signs alone find nothing, and what tells C from C++ stays', async () => {
  const id = idOf(other.code);
  expect(await of.idsFor('linzhiyuan', 'c++')).toContain(id);
  expect(await of.idsFor('linzhiyuan', '！？…')).toEqual([]);
  expect(await of.idsFor('linzhiyuan', '   ')).toEqual([]);
});
