import { listScimTokens } from '@shuyuan/contract/auth/sign-in.wire';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { go } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { usePaging } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { BlankScroll } from '../../../../ui/art/EmptyArt.tsx';
import { SignInList } from '../SignInList.tsx';
import { type Token, useTokenColumns } from './use-token-columns.tsx';

export function TokenList({ onRevoke }: { onRevoke: (token: Token) => void }) {
  const t = useT('admin');
  const paging = usePaging();
  const tokens = useRead(listScimTokens, paging, { claims: 'notices' });
  return (
    <>
      <SignInList
        caption={t('admin.signIn.tab.tokens')}
        list={tokens}
        columns={useTokenColumns(onRevoke)}
        empty={{
          art: <BlankScroll />,
          title: t('admin.signIn.token.empty.title'),
          text: t('admin.signIn.token.empty.text'),
        }}
      />
      <ListPager
        paging={paging}
        recordCount={tokens.data?.recordCount ?? 0}
        onChange={(next) => go('adminSignIn', {}, { tab: 'tokens', ...next })}
      />
    </>
  );
}
