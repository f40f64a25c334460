import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { emptyModule, type PageModule } from '@shuyuan/contract/site/page-modules';
import type { PageContent } from '@shuyuan/contract/site/page-kinds';
import type { PageInput } from '../../features/site/manage/check-place.ts';
import { createPage } from '../../features/site/manage/create-page.ts';
import { publishPage, savePage } from '../../features/site/manage/save-page.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringCover } from '../bring-cover.ts';
import { personAt } from '../person-at.ts';
import { type ArticleStory, articleStories } from './article-stories.ts';

async function publish(ctx: Context, input: Omit<PageInput, 'organizationId'>, content: PageContent): Promise<void> {
  const { id } = await createPage(ctx, { ...input, organizationId: ctx.actor.tenantId });
  const { revision } = await savePage(ctx, { ...content, id, revision: 1 });
  await publishPage(ctx, { id, revision });
}

const page = { kind: 'branch', article: null, parentId: null } as const;

async function seedArticle(ctx: Context, { article, title, description, html }: ArticleStory): Promise<void> {
  const modules = [{ ...emptyModule('text', 'text'), html }];
  await publish(ctx, { ...page, kind: 'article', article, title }, { title, description, modules });
}

const branch = {
  title: {
    cn: '质量月',
    en: 'Quality month',
    fr: 'Mois de la qualité',
    ru: 'Месяц качества',
    es: 'Mes de la calidad',
    ar: 'شهر الجودة',
  },
  description: {
    cn: '九月，一起把每一个小问题找出来、写下来、解决掉。',
    en: 'In September we find every small problem, write it down and solve it, together.',
    fr: 'En septembre, trouvons chaque petit problème, notons-le et réglons-le, ensemble.',
    ru: 'В сентябре вместе находим каждую мелочь, записываем её и исправляем.',
    es: 'En septiembre buscamos cada pequeño problema, lo anotamos y lo resolvemos, juntos.',
    ar: 'في سبتمبر نعثر معًا على كل مشكلة صغيرة وندوّنها ونحلها.',
  },
  slide: {
    cn: '从一张控制图开始',
    en: 'It begins with one control chart',
    fr: 'Tout commence par une carte de contrôle',
    ru: 'Всё начинается с одной контрольной карты',
    es: 'Todo empieza con un gráfico de control',
    ar: 'البداية من مخطط ضبط واحد',
  },
  html: {
    cn: '<p>每个班组选一道工序，画出一周的控制图，把异常写进讨论区。月底由书院评出十个最好的改进，分享给所有工厂。</p>',
    en: '<p>Each team picks one process, draws its control chart for a week and writes what stands out into the community. At the end of the month the academy chooses the ten best improvements and shares them with every plant.</p>',
    fr: '<p>Chaque équipe choisit un procédé, trace sa carte de contrôle pendant une semaine et décrit les écarts dans la communauté. À la fin du mois, l’académie retient les dix meilleures améliorations et les partage avec toutes les usines.</p>',
    ru: '<p>Каждая бригада выбирает один процесс, неделю ведёт его контрольную карту и пишет об отклонениях в сообществе. В конце месяца академия отбирает десять лучших улучшений и делится ими со всеми заводами.</p>',
    es: '<p>Cada equipo elige un proceso, dibuja su gráfico de control durante una semana y escribe las anomalías en la comunidad. A fin de mes la academia elige las diez mejores mejoras y las comparte con todas las plantas.</p>',
    ar: '<p>يختار كل فريق عملية واحدة ويرسم مخطط ضبطها لأسبوع ويكتب ما يلفت النظر في المجتمع. وفي نهاية الشهر تختار الأكاديمية أفضل عشرة تحسينات وتشاركها مع جميع المصانع.</p>',
  },
} as const;

async function seedBranch(ctx: Context): Promise<void> {
  const { title, description, slide, html } = branch;
  const items = [{ text: slide, target: '/study-v', pictureId: await bringCover(ctx, 6), picturePath: null }];
  const modules: PageModule[] = [
    { ...emptyModule('banner', 'banner'), items },
    { ...emptyModule('text', 'text'), html },
    { ...emptyModule('courses', 'courses'), count: 3 },
    emptyModule('circles', 'circles'),
    emptyModule('experts', 'experts'),
  ];
  await publish(ctx, { ...page, title }, { title, description, modules });
}

/** D-186, D-187: what visitors read about the company and its partners, and a page of its own beside home. */
export async function seedSite(ctx: SystemContext): Promise<void> {
  const admin = await personAt(ctx, 'luchengze', 20 * dayMs);
  for (const story of articleStories) await seedArticle(admin, story);
  await seedBranch(admin);
}
