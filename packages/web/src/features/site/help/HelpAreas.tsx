import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ArticleList } from './ArticleList.tsx';
import { helpAddress } from './help-address.ts';
import { helpRoles, type RoleFilter } from './help-article.ts';
import { areaNames, articlesOfArea, isFor } from './help-articles.ts';

/** The articles area by area, of one role or of all. */
export function HelpAreas({ role }: { role: RoleFilter }) {
  const t = useT('help');
  const [state] = useAddressState(helpAddress);
  const roles = role === 'all' ? helpRoles : [role];
  return areaNames.map((area) => {
    const ids = articlesOfArea(area).filter((id) => isFor(id, roles));
    return (
      ids.length > 0 && (
        <Panel key={area} title={t(`help.area.${area}`)} padding="flush">
          <ArticleList ids={ids} search={helpAddress.write(state)} />
        </Panel>
      )
    );
  });
}
