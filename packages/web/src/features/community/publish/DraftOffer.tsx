import { Button } from '@mantine/core';
import { questionKindNames } from '@shuyuan/contract/community/questions';
import { useFormat } from '../../../lib/format.ts';
import { contentFacts } from '../../../shared/rich-text/content-facts.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Publish.module.css';
import type { SavedDraft } from './publish-draft.ts';

const shownLength = 160;

type Props = {
  saved: SavedDraft;
  /** Something was written before the voice was changed: it would take the place of this. */
  isWriting: boolean;
  isBusy: boolean;
  onContinue: () => void;
  onStartOver: () => void;
};

/** COMM-17: what was not finished last time. Nothing is written over it before somebody has decided. */
export function DraftOffer({ saved, isWriting, isBusy, onContinue, onStartOver }: Props) {
  const t = useT('share');
  const format = useFormat();
  const { text } = contentFacts(saved.content);
  return (
    <Panel title={t('community.publish.draft.title')}>
      <p className={classes.draftFacts}>
        {t('community.publish.draft.facts', {
          kind: t(`community.kind.${questionKindNames[saved.kind]}`),
          time: format.dateTime(saved.updateTime),
        })}
      </p>
      <p className={classes.draftTitle}>
        <bdi>{saved.title || t('community.publish.draft.untitled')}</bdi>
      </p>
      {text.trim() !== '' && (
        <p className={classes.draftText}>
          <bdi>{[...text].slice(0, shownLength).join('')}</bdi>
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={onContinue}>{t('community.publish.draft.continue')}</Button>
        <Button variant="default" loading={isBusy} onClick={onStartOver}>
          {t(isWriting ? 'community.publish.draft.replace' : 'community.publish.draft.startOver')}
        </Button>
      </div>
    </Panel>
  );
}
