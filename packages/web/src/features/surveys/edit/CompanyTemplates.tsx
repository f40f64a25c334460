import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listSurveyTemplates, removeSurveyTemplate } from '@shuyuan/contract/surveys/survey-template.wire';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import classes from './Edit.module.css';

type Template = OutputOf<typeof listSurveyTemplates>['items'][number];

function TemplateCard({ template }: { template: Template }) {
  const t = useT('surveys');
  const format = useFormat();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, title, authorName, questionCount, can } = template;
  return (
    <li className={classes.companyTemplate}>
      <PathLink to="surveyEdit" search={{ own: id }} className={classes.template}>
        <bdi className={classes.templateName}>{title}</bdi>
        <span className={classes.templateText}>
          {t('survey.template.facts', { count: format.count(questionCount), name: authorName })}
        </span>
      </PathLink>
      {can.remove && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('survey.action.of', { action: t('survey.template.remove'), title })}
          onClick={() => setIsRemoving(true)}
        >
          {t('survey.template.remove')}
        </Button>
      )}
      {isRemoving && (
        <RemoveDialog
          title={t('survey.template.remove.title')}
          text={t('survey.template.remove.text', { title })}
          confirmLabel={t('survey.template.remove')}
          doneText={t('survey.template.removed')}
          endpoint={removeSurveyTemplate}
          input={{ id }}
          refreshes={[listSurveyTemplates]}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </li>
  );
}

/** Templates the company wrote itself; nothing where it has none. */
export function CompanyTemplates() {
  const t = useT('surveys');
  const [paging, setPaging] = useState({ page: 1, pageSize: 20 });
  const read = useRead(listSurveyTemplates, paging, { claims: 'notices' });
  return (
    <ReadStates read={read} failed={t('survey.template.failed')} shape="list" count={2}>
      {({ items, recordCount }) =>
        recordCount > 0 && (
          <section>
            <h2 className={classes.companyTitle}>{t('survey.template.company')}</h2>
            <ul className={classes.templates}>
              {items.map((template) => (
                <TemplateCard key={template.id} template={template} />
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={setPaging} />
          </section>
        )
      }
    </ReadStates>
  );
}
