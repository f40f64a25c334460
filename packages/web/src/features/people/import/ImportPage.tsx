import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ChooseTable } from './ChooseTable.tsx';
import { ExampleButton } from './ExampleButton.tsx';
import classes from './ImportPage.module.css';
import { ImportView } from './ImportView.tsx';
import { PastImports } from './PastImports.tsx';

/** A table of members: chosen, checked, and written when everything in it is right. */
export function ImportPage() {
  const t = useT('admin');
  const { id } = useSearchParams();
  return (
    <>
      <PageTitle
        title={t('admin.import.title')}
        description={t('admin.import.description')}
        actions={<ExampleButton />}
      />
      {id ? (
        <ImportView key={id} id={id} />
      ) : (
        <div className={classes.result}>
          <ChooseTable />
          <PastImports />
        </div>
      )}
    </>
  );
}
