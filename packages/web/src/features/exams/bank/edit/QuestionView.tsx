import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from './Edit.module.css';
import { KeyPanel } from './KeyPanel.tsx';
import type { BankQuestion } from './question-draft.ts';
import { QuestionHead } from './QuestionHead.tsx';
import { PreviewPanel } from './side/PreviewPanel.tsx';
import { VersionsPanel } from './side/VersionsPanel.tsx';

/** A question somebody may not change, or as one of its versions was: what is asked, and its key. */
export function QuestionView({ question: row }: { question: BankQuestion }) {
  const t = useT('bank');
  const format = useFormat();
  const { id, version, latestVersion, isRetired, authorName, updateTime, question, explanation } = row;
  const facts = t('bank.version.by', { number: version, name: authorName, time: format.dateTime(updateTime) });
  return (
    <>
      <QuestionHead title={t('bank.view.title')} description={facts} />
      <div className={classes.columns}>
        <Stack gap={20}>
          <PreviewPanel question={question} />
          <KeyPanel question={question} explanation={explanation} />
        </Stack>
        <Stack gap={20}>
          <Panel>
            <Stack gap={8}>
              <span>
                <Tag tone={isRetired ? 'neutral' : 'pine'}>
                  {t(isRetired ? 'bank.state.retired' : 'bank.state.active')}
                </Tag>
              </span>
              <HintText>{t(version === latestVersion ? 'bank.view.foreign' : 'bank.view.old')}</HintText>
            </Stack>
          </Panel>
          <VersionsPanel id={id} latestVersion={latestVersion} />
        </Stack>
      </div>
    </>
  );
}
