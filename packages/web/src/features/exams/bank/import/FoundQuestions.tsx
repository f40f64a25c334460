import { exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { StatTile } from '../../../../ui/StatTile.tsx';
import classes from './Import.module.css';
import { type Found, useProblemColumns, useQuestionColumns } from './use-problem-columns.ts';

type Props = { found: Found; isBusy: boolean; onConfirm: () => void };

function Problems({ found: { problems, problemCount } }: { found: Found }) {
  const t = useT('bank');
  const columns = useProblemColumns();
  if (problemCount === 0) return null;
  return (
    <Panel title={t('bank.import.problems')} padding="flush">
      <DataTable
        caption={t('bank.import.problems')}
        columns={columns}
        rowKey={({ line, problem, value }) => `${line} ${problem} ${value}`}
        content={{ state: 'ready', rows: problems, empty: null }}
      />
      {problemCount > problems.length && (
        <HintText className={classes.more}>{t('bank.import.problems.more', { max: exchangeLimits.problems })}</HintText>
      )}
    </Panel>
  );
}

function Questions({ found: { questions, questionCount } }: { found: Found }) {
  const t = useT('bank');
  const columns = useQuestionColumns(questions.some(({ mediaCount }) => mediaCount > 0));
  if (questionCount === 0) return null;
  return (
    <Panel title={t('bank.import.questions')} padding="flush">
      <DataTable
        caption={t('bank.import.questions')}
        columns={columns}
        rowKey={({ line }) => String(line)}
        content={{ state: 'ready', rows: questions, empty: null }}
      />
      {questionCount > questions.length && (
        <HintText className={classes.more}>{t('bank.import.questions.more', { max: exchangeLimits.shown })}</HintText>
      )}
    </Panel>
  );
}

/** The questions a file brings and leaves out, before anything is written. */
export function FoundQuestions({ found, isBusy, onConfirm }: Props) {
  const t = useT('bank');
  const { count } = useFormat();
  const { questionCount, knownCount, problemCount, newCategories } = found;
  const confirm = (
    <ActionButton
      loading={isBusy}
      disabledReason={questionCount === 0 ? t('bank.import.nothing') : undefined}
      onClick={onConfirm}
    >
      {t('bank.import.confirm')}
    </ActionButton>
  );
  return (
    <Stack gap={20}>
      <Panel title={t('bank.import.result')} action={confirm}>
        <div className={classes.tiles}>
          <StatTile label={t('bank.import.ready')} value={count(questionCount)} />
          <StatTile label={t('bank.import.known')} value={count(knownCount)} />
          <StatTile label={t('bank.import.wrong')} value={count(problemCount)} />
        </div>
        {newCategories.length > 0 && (
          <HintText className={classes.categories}>
            {t('bank.import.newCategories', { names: newCategories.join(' · ') })}
          </HintText>
        )}
      </Panel>
      <Problems found={found} />
      <Questions found={found} />
    </Stack>
  );
}
