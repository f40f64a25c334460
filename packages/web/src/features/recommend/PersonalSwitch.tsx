import { listRecommended, readRecommendSwitch, saveRecommendSwitch } from '@shuyuan/contract/recommend/recommend.wire';
import { readDaGuanStatus } from '@shuyuan/contract/system/layout.wire';
import { useRead, useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';

/** STUDY-10, SYSTEM-05: whether recommendations are made from what the reader does, and who sets their order (D-194). */
export function PersonalSwitch() {
  const t = useT('recommend');
  const read = useRead(readRecommendSwitch, {}, { claims: 'notices' });
  const outside = useRead(readDaGuanStatus, {}, { claims: 'all' });
  const save = useWrite(saveRecommendSwitch, { refreshes: [readRecommendSwitch, listRecommended] });
  if (!read.data) return null;
  const isOn = save.isPending ? save.variables.isPersonal : read.data.isPersonal;
  return (
    <Card>
      <Stack gap={8}>
        <SwitchField
          label={t('recommend.personal')}
          description={t('recommend.personal.text')}
          isOn={isOn}
          onChange={(isPersonal) => save.mutate({ isPersonal })}
        />
        {outside.data && (
          <HintText>{t(outside.data.daGuanStatus ? 'recommend.engine.outside' : 'recommend.engine.own')}</HintText>
        )}
      </Stack>
    </Card>
  );
}
