import { type Capability, rolesWith } from '@shuyuan/contract/kernel/capabilities';
import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useLanguage, useT } from '../../lib/texts.ts';
import { ClosedGate } from '../../ui/art/ErrorArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** In the place of a page of the administration the reader has no right to: says so, and who has it. */
export function NoRight({ title, needs }: { title: string; needs: Capability }) {
  const t = useT('admin');
  const common = useT('common');
  const errors = useT('errors');
  const { language } = useLanguage();
  const holders = rolesWith(needs)
    .map((role) => common(`role.${role}`))
    .join(listSeparatorOf[language]);
  return (
    <>
      <PageTitle title={title} />
      <div role="alert">
        <EmptyState
          art={<ClosedGate />}
          title={t('admin.noRight.title')}
          text={t('admin.noRight.text', { holders })}
          action={<PathLink to="home">{errors('errorPage.home')}</PathLink>}
          size="page"
        />
      </div>
    </>
  );
}
