import { QuestionKind } from '@shuyuan/contract/community/questions';
import { changeSearch } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { FileInViewer } from '../../../shared/files/viewers/preview/FileInViewer.tsx';
import type { Question } from './question.ts';
import classes from './QuestionPage.module.css';

/** The film, or the documents one after the other; the address says which is open. */
export function QuestionFiles({ question: { files, kind } }: { question: Question }) {
  const t = useT('share');
  const { file } = useSearchParams();
  const shown = files.find(({ id }) => id === file) ?? files[0];
  if (!shown) return null;
  return (
    <section className={classes.files} aria-label={t('community.question.files')}>
      {kind === QuestionKind.file && files.length > 1 && (
        <ChoiceTabs
          label={t('community.question.files')}
          tabs={files.map(({ id, name }) => ({ name: id, label: name }))}
          current={shown.id}
          onChoose={(id) => changeSearch({ file: id === files[0]?.id ? undefined : id }, { isReplacing: true })}
        />
      )}
      <FileInViewer key={shown.id} fileId={shown.id} name={shown.name} />
    </section>
  );
}
