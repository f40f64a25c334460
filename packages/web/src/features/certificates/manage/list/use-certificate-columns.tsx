import { certificateKindLabels } from '@shuyuan/contract/certificates/certificate-kind';
import type { listManagedCertificates } from '@shuyuan/contract/certificates/manage-certificate.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import classes from '../Manage.module.css';
import { StateTag } from '../StateTag.tsx';

type Row = OutputOf<typeof listManagedCertificates>['items'][number];

export function useCertificateColumns(): Column<Row>[] {
  const t = useT('courses');
  const study = useT('study');
  const { count, dateTime } = useFormat();
  return [
    {
      key: 'title',
      header: study('certificates.title'),
      cell: ({ id, title, kind }) => (
        <>
          <PathLink to="microCertificateIndex" search={{ view: 'manage', edit: id }} className={classes.name}>
            <bdi>{title}</bdi>
          </PathLink>
          <span className={classes.soft}>{study(certificateKindLabels[kind])}</span>
        </>
      ),
    },
    { key: 'state', header: t('courses.column.state'), cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'requirements',
      header: study('certificates.asked'),
      align: 'end',
      cell: ({ requirementCount }) => count(requirementCount),
    },
    {
      key: 'holders',
      header: t('certificates.tab.holders'),
      align: 'end',
      cell: ({ holderCount }) => count(holderCount),
    },
    { key: 'author', header: t('certificates.author'), cell: ({ authorName }) => authorName },
    { key: 'updated', header: t('courses.column.updated'), cell: ({ updateTime }) => dateTime(updateTime) },
  ];
}
