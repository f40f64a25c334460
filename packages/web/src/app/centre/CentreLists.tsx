import { isCentreList } from '@shuyuan/contract/centre/centre-lists';
import { CentreTiles } from '../../features/centre/home/CentreTiles.tsx';
import { myPages } from './menu-groups.ts';
import { usePageTitle } from './use-page-title.ts';

/** D-179: every list of the closed list, with what waits in it. */
export function CentreLists() {
  const titleOf = usePageTitle();
  const lists = myPages.flatMap(({ name, icon, title }) =>
    isCentreList(name) ? [{ name, icon, title: titleOf({ title }) }] : [],
  );
  return <CentreTiles lists={lists} />;
}
