import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import type { PageContent, PageKind } from '@shuyuan/contract/site/page-kinds';
import type { Context, Tx } from '../../platform/context.ts';
import { claimFile, copyToDraft, type FileOwner, findFiles, releaseFiles } from '../files/index.ts';

/** Pictures of articles are read by visitors; those of other pages by everybody in the company. */
const purposeOf = (kind: PageKind): string => (kind === 'article' ? 'site-article' : 'site-page');

export const sitePictures: readonly FileOwner[] = [
  { purpose: 'site-page', mayRead: (_, actor, { tenantId }) => actor.tenantId === tenantId },
  { purpose: 'site-article', isPublic: true, mayRead: () => true },
];

const picturesIn = (content: PageContent | null): string[] =>
  content?.modules.flatMap(({ items }) => items.flatMap(({ pictureId }) => pictureId ?? [])) ?? [];

type OfPage = { readonly page: { readonly id: string; readonly kind: PageKind } };

/** The pictures of a content become the page's own, each the caller's upload or the page's already; with their paths. */
export async function claimPictures(
  tx: Tx,
  ctx: Context,
  { page, content }: OfPage & { readonly content: PageContent },
): Promise<PageContent> {
  const [purpose, { tenantId, id: memberId }] = [purposeOf(page.kind), ctx.actor];
  const files = await findFiles(tx, tenantId, picturesIn(content));
  for (const fileId of new Set(picturesIn(content))) {
    const file = files.get(fileId);
    if (file?.purpose === purpose && file.subjectId === page.id) continue;
    demand(file?.purpose === 'draft' && file.ownerId === memberId && file.kind === 'picture', 'picture.not-yours');
    await claimFile(tx, ctx, { fileId, purpose, subjectId: page.id });
  }
  const pathOf = (fileId: string | null): string | null => {
    const path = fileId === null ? undefined : files.get(fileId)?.path;
    return path === undefined ? null : `/files/${path}`;
  };
  const withPaths = (module: PageModule): PageModule => ({
    ...module,
    items: module.items.map((item) => ({ ...item, picturePath: pathOf(item.pictureId) })),
  });
  return { ...content, modules: content.modules.map(withPaths) };
}

/** A picture that neither the draft nor the published page shows any more goes; the keys are removed from storage after commit. */
export const releasePictures = (
  tx: Tx,
  ctx: Context,
  { page, contents }: OfPage & { readonly contents: readonly (PageContent | null)[] },
): Promise<string[]> =>
  releaseFiles(
    tx,
    { tenantId: ctx.actor.tenantId, purpose: purposeOf(page.kind), subjectId: page.id },
    contents.flatMap(picturesIn),
  );

/** A content with pictures of the caller's own: the page it comes from may lose its own at any time. */
export async function copyPictures(ctx: Context, content: PageContent): Promise<PageContent> {
  const modules: PageModule[] = [];
  for (const module of content.modules) {
    const items = [];
    for (const item of module.items) {
      const pictureId = item.pictureId === null ? null : (await copyToDraft(ctx, item.pictureId)).id;
      items.push({ ...item, pictureId });
    }
    modules.push({ ...module, items });
  }
  return { ...content, modules };
}
