import { listDirectedUnits } from '@shuyuan/contract/centre/director/director.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { UnitList } from '../../director/UnitList.tsx';
import type { Named } from './push-draft.ts';

/** The tree of one's own units; each with everybody below it. */
export function UnitChoice({ onAdd }: { onAdd: (unit: Named) => void }) {
  const t = useT('packs');
  const units = useRead(listDirectedUnits, {}, { claims: 'notices' });
  return (
    <div>
      <HintText>{t('packs.units.add')}</HintText>
      <UnitList
        units={units.data?.items ?? []}
        areRoots
        chosen={undefined}
        onChoose={({ id, name }) => onAdd({ id, name })}
      />
    </div>
  );
}
