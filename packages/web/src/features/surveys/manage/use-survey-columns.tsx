import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import type { SurveyRow } from '../list/survey-row.ts';
import { SurveyTags } from '../SurveyTags.tsx';
import { useSurveyTimes } from '../use-survey-times.ts';
import { SurveyActions } from './SurveyActions.tsx';

/** The name leads to what its manager most likely wants: the draft itself, a look at what will be asked, or the results. */
function SurveyName({ survey: { id, title, state, can } }: { survey: SurveyRow }) {
  const name = <bdi>{title}</bdi>;
  if (can.readResults)
    return (
      <PathLink to="surveyResults" params={{ id }}>
        {name}
      </PathLink>
    );
  if (state === 'draft')
    return (
      <PathLink to="surveyEdit" params={{ id }}>
        {name}
      </PathLink>
    );
  return (
    <PathLink to="surveyAnswer" params={{ id }} search={{ preview: 1 }}>
      {name}
    </PathLink>
  );
}

/** The columns of managed surveys; whose they are only where all of the company are listed. */
export function useSurveyColumns(hasAuthor: boolean): readonly Column<SurveyRow>[] {
  const t = useT('surveys');
  const format = useFormat();
  const times = useSurveyTimes();
  const author: Column<SurveyRow> = {
    key: 'author',
    header: t('survey.column.author'),
    cell: ({ authorName }) => <bdi>{authorName}</bdi>,
  };
  return [
    { key: 'title', header: t('survey.field.title'), cell: (survey) => <SurveyName survey={survey} /> },
    { key: 'state', header: t('survey.list.state'), cell: (survey) => <SurveyTags survey={survey} hasState /> },
    ...(hasAuthor ? [author] : []),
    {
      key: 'time',
      header: t('survey.column.time'),
      cell: (survey) => (survey.state === 'scheduled' ? times.opens(survey) : times.closes(survey)) ?? '—',
    },
    {
      key: 'answers',
      header: t('survey.results.answers'),
      align: 'end',
      cell: ({ answerCount }) => (answerCount === null ? '—' : format.count(answerCount)),
    },
    { key: 'actions', header: t('survey.column.actions'), cell: (survey) => <SurveyActions survey={survey} /> },
  ];
}
