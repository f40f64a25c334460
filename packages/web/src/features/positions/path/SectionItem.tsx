import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { Button } from '@mantine/core';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { contentKinds } from '../../../shared/contents/content-kinds.ts';
import { useClassFacts } from '../../../shared/contents/use-class-facts.ts';
import classes from './SectionItem.module.css';
import { type Section, SectionTags } from './SectionTags.tsx';
import type { SectionActions } from './use-section-actions.ts';

type Props = { section: Section; canStudy: boolean; actions: SectionActions };

const isSaid = ({ businessType }: Section): boolean =>
  businessType === BusinessType.knowledge || businessType === BusinessType.nativeLive;

/** One section: what it is, whether it is done, and the way to it. */
export function SectionItem({ section, canStudy, actions }: Props) {
  const t = useT('study');
  const { date } = useFormat();
  const factsOf = useClassFacts();
  const { key, title, isFinished, isAvailable, isActive, finishTime, trainingClass } = section;
  const kind = contentKinds[section.businessType];
  return (
    <li className={classes.root} aria-current={isActive ? 'step' : undefined}>
      <kind.icon size={18} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <HintText as="span">
          {t(kind.label)} · {t(section.require ? 'positions.section.required' : 'positions.section.elective')}
          {isFinished && finishTime !== null && ` · ${date(finishTime)}`}
          {!isFinished && factsOf(trainingClass).map((fact) => ` · ${fact}`)}
        </HintText>
        <SectionTags section={section} />
      </div>
      {canStudy && isAvailable && (
        <span className={classes.actions}>
          {isActive && !isFinished && isSaid(section) && (
            <Button variant="light" size="compact-md" disabled={actions.isBusy} onClick={() => actions.confirm(key)}>
              {t('positions.section.confirm')}
            </Button>
          )}
          <Button
            variant={isFinished ? 'default' : 'filled'}
            size="compact-md"
            aria-label={t('positions.section.openNamed', { title })}
            disabled={actions.isBusy}
            onClick={() => actions.open(key)}
          >
            {t('positions.section.open')}
          </Button>
        </span>
      )}
    </li>
  );
}
