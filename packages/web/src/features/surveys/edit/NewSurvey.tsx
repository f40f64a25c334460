import { useState } from 'react';
import { addressChoice, addressCodec, addressId, useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { CompanyDraft } from './CompanyDraft.tsx';
import { CompanyTemplates } from './CompanyTemplates.tsx';
import classes from './Edit.module.css';
import { freshDraft } from './survey-draft.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { type TemplateName, templateNames, templateQuestions } from './template-names.ts';

/** The address of a new survey: which questions it begins with. */
const createAddress = addressCodec({ template: addressChoice(templateNames), own: addressId });

function Templates() {
  const t = useT('surveys');
  return (
    <>
      <PageTitle title={t('survey.create.title')} description={t('survey.create.text')} />
      <ul className={classes.templates}>
        {templateNames.map((name) => (
          <li key={name}>
            <PathLink to="surveyEdit" search={{ template: name }} className={classes.template}>
              <span className={classes.templateName}>{t(`survey.template.${name}`)}</span>
              <span className={classes.templateText}>{t(`survey.template.${name}.text`)}</span>
            </PathLink>
          </li>
        ))}
      </ul>
      <CompanyTemplates />
    </>
  );
}

function FirstDraft({ template }: { template: TemplateName }) {
  const t = useT('surveys');
  const [initial] = useState(() => ({
    id: null,
    version: 0,
    draft: freshDraft(templateQuestions(template, t), template === 'blank' ? '' : t(`survey.template.${template}`)),
  }));
  return <SurveyForm initial={initial} />;
}

/** A new survey, empty or with the questions of a template: one of ours, or one of the company. */
export function NewSurvey() {
  const [{ template, own }] = useAddressState(createAddress);
  if (own !== undefined) return <CompanyDraft key={own} id={own} />;
  return template === undefined ? <Templates /> : <FirstDraft key={template} template={template} />;
}
