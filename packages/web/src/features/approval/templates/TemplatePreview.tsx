import { previewTemplate } from '@shuyuan/contract/approval/approval-template.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Face } from '../../../ui/Face.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { type DraftStep, isComplete, specsOf } from './template-form.ts';
import classes from './TemplatePreview.module.css';

type Props = { steps: readonly DraftStep[]; organizationId: string };

/** Who would really decide for somebody of an organisation: roles and directors become people. */
export function TemplatePreview({ steps, organizationId }: Props) {
  const t = useT('admin');
  const [chosen, setChosen] = useState<string | null>(null);
  const place = chosen ?? organizationId;
  const preview = useRead(
    previewTemplate,
    { organizationId: place, steps: specsOf(steps) },
    { enabled: isComplete(steps), claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Card as="section" tone="sunken" className={classes.root} aria-label={t('admin.approvals.preview')}>
      <OrganizationPicker
        label={t('admin.approvals.preview')}
        description={t('admin.approvals.preview.hint')}
        value={place}
        onChange={setChosen}
      />
      {isComplete(steps) && preview.data ? (
        <ol className={classes.steps} aria-live="polite">
          {preview.data.steps.map(({ people }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the answer names steps by their place alone
            <li key={index}>
              {people.length === 0 ? (
                <span className={classes.nobody}>{t('admin.approvals.preview.nobody')}</span>
              ) : (
                people.map(({ id, fullName, portrait }) => (
                  <span key={id} className={classes.person}>
                    <Face name={fullName} src={portrait} size={24} isNamed />
                    {fullName}
                  </span>
                ))
              )}
            </li>
          ))}
        </ol>
      ) : (
        <HintText>{t('admin.approvals.preview.later')}</HintText>
      )}
    </Card>
  );
}
