import { listSources } from '@shuyuan/contract/auth/sign-in.wire';
import { maxPageSize } from '@shuyuan/contract/kernel/paging';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { QuietLectern } from '../../../../ui/art/EmptyArt.tsx';
import { SignInList } from '../SignInList.tsx';
import { type SourceActs, useSourceColumns } from './use-source-columns.tsx';

/** A tenant has at most ten; one page holds them. */
export function SourceList(acts: SourceActs) {
  const t = useT('admin');
  const sources = useRead(listSources, { pageSize: maxPageSize }, { claims: 'notices' });
  return (
    <SignInList
      caption={t('admin.signIn.tab.sources')}
      list={sources}
      columns={useSourceColumns(acts)}
      empty={{ art: <QuietLectern />, title: t('admin.signIn.empty.title'), text: t('admin.signIn.empty.text') }}
    />
  );
}
