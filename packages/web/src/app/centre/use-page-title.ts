import { useCoinName } from '../../lib/coin-name.ts';
import { useT } from '../../lib/texts.ts';
import type { MyPage } from './menu-groups.ts';

/** The name of a page of the centre in its menu. */
export function usePageTitle(): (page: Pick<MyPage, 'title'>) => string {
  const personal = useT('personal');
  const centre = useT('centre');
  const common = useT('common');
  const coin = useCoinName();
  return ({ title }) => {
    if (title.of === 'coin') return common('frame.coins', { coin });
    return title.of === 'personal' ? personal(title.key) : centre(title.key);
  };
}
