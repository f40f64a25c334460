import {
  choosePracticeBanks,
  listCards,
  listPracticeBanks,
  readNextCard,
  readPractice,
} from '@shuyuan/contract/practice/practice.wire';
import { useFormat } from '../../lib/format.ts';
import { useRead, useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';

/** The banks that are open for practice, each with a switch; what is switched counts at once. */
export function BankChoice() {
  const t = useT('practice');
  const format = useFormat();
  const read = useRead(listPracticeBanks, {}, { claims: 'notices' });
  const choosing = useWrite(choosePracticeBanks, {
    refreshes: [listPracticeBanks, readNextCard, readPractice, listCards],
  });
  return (
    <ReadStates read={read} failed={t('practice.failed')} shape="list" count={3}>
      {({ items }) => {
        if (items.length === 0)
          return <EmptyState title={t('practice.banks.none')} text={t('practice.banks.none.text')} />;
        const chosen = choosing.isPending
          ? choosing.variables.categoryIds
          : items.filter(({ isChosen }) => isChosen).map(({ id }) => id);
        const change = (id: string, isOn: boolean): void =>
          choosing.mutate({ categoryIds: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) });
        return (
          <Panel>
            <Stack>
              <HintText>{t('practice.banks.text')}</HintText>
              {items.map(({ id, name, questionCount }) => (
                <SwitchField
                  key={id}
                  label={name}
                  description={t('practice.bank.count', { count: format.count(questionCount) })}
                  isOn={chosen.includes(id)}
                  isDisabled={choosing.isPending}
                  onChange={(isOn) => change(id, isOn)}
                />
              ))}
            </Stack>
          </Panel>
        );
      }}
    </ReadStates>
  );
}
