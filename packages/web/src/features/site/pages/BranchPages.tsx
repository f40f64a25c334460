import { Button, VisuallyHidden } from '@mantine/core';
import { textIn } from '@shuyuan/contract/site/local-text';
import { Plus } from 'lucide-react';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { useMoves } from '../../../shared/ordering/use-moves.ts';
import { DeletePage } from './DeletePage.tsx';
import type { Managed } from './managed.ts';
import classes from './Pages.module.css';
import { BranchPanel } from './BranchPanel.tsx';
import { PageRow } from './PageRow.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useCreatePage, useOrderPages } from './use-create-page.ts';

type Row = Managed['items'][number];

/** The branch pages with those below them, in the order of the navigation. */
export function BranchPages({ managed: { organization, items } }: { managed: Managed }) {
  const t = useT('site');
  const { language } = useLanguage();
  const create = useCreatePage();
  const order = useOrderPages();
  const branches = items.filter(({ kind }) => kind === 'branch');
  const { said, say } = useMoves(branches.map(({ id }) => id).join());
  const nameOf = ({ title }: Row): string => textIn(title, language) || t('site.pages.untitled');
  const add = (parentId: string | null): void =>
    create.mutate({ organizationId: organization.id, kind: 'branch', parentId });
  const siblingsOf = ({ parentId }: Row): Row[] => branches.filter((one) => one.parentId === parentId);
  const step = (page: Row, by: 1 | -1, button: HTMLElement): void => {
    const siblings = siblingsOf(page);
    const at = siblings.indexOf(page);
    const other = siblings[at + by];
    if (!other) return;
    say(t('site.pages.moved', { name: nameOf(page) }), { button, id: page.id });
    const ids = branches.map(({ id }) => (id === page.id ? other.id : id === other.id ? page.id : id));
    order.mutate({ organizationId: organization.id, ids });
  };
  const rows = branches
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...branches.filter(({ parentId }) => parentId === top.id)]);
  return (
    <BranchPanel isBusy={create.isPending} isEmpty={rows.length === 0} onAdd={() => add(null)}>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ul className={classes.list}>
        {rows.map((page) => (
          <li key={page.id} data-moved={page.id}>
            <PageRow page={page}>
              <StepButtons
                name={nameOf(page)}
                isFirst={siblingsOf(page)[0] === page}
                isLast={siblingsOf(page).at(-1) === page}
                onStep={(by, button) => step(page, by, button)}
              />
              {page.parentId === null && (
                <Button
                  variant="subtle"
                  leftSection={<Plus size={16} aria-hidden />}
                  aria-label={t('site.pages.addBelow.named', { name: nameOf(page) })}
                  onClick={() => add(page.id)}
                >
                  {t('site.pages.addBelow')}
                </Button>
              )}
              <DeletePage page={page} name={nameOf(page)} />
            </PageRow>
          </li>
        ))}
      </ul>
    </BranchPanel>
  );
}
