import { listAccountQuestions } from '@shuyuan/contract/community/question.wire';
import { QuestionKind, questionKindNames } from '@shuyuan/contract/community/questions';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionList } from './QuestionList.tsx';
import classes from './Questions.module.css';

const kinds = [QuestionKind.article, QuestionKind.video, QuestionKind.file] as const;

/** TEAM-20: what an account has published, by kind. */
export function PublishedQuestions({ accountId }: { accountId: string }) {
  const t = useT('share');
  const paging = usePaging();
  const { kind: asked } = useSearchParams();
  const kind = kinds.find((one) => questionKindNames[one] === asked);
  const read = useRead(
    listAccountQuestions,
    { ...paging, id: accountId, ...(kind !== undefined && { kind }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const names = kinds.map((one) => questionKindNames[one]);
  return (
    <Panel>
      <div className={classes.tools}>
        <ChoiceTabs
          label={t('community.question.kinds')}
          tabs={[
            { name: 'all', label: t('community.question.all') },
            ...names.map((name) => ({ name, label: t(`community.kind.${name}`) })),
          ]}
          current={kind === undefined ? 'all' : questionKindNames[kind]}
          onChoose={(name) => changeSearch({ kind: name === 'all' ? undefined : name, page: undefined })}
        />
      </div>
      <QuestionList
        label={t('community.question.content')}
        read={read}
        paging={paging}
        onPage={(next) => changeSearch({ ...next })}
      />
    </Panel>
  );
}
