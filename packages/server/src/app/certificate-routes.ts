import { certificateRoutes as learnRoutes } from '../features/certificates/learn/learn.routes.ts';
import { manageCertificateRoutes } from '../features/certificates/manage/manage.routes.ts';
import { certificateRecordRoutes } from '../features/certificates/records/record.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Making certificates, earning them, and what was issued. */
export const certificateRoutes: readonly Route[] = [
  ...learnRoutes,
  ...manageCertificateRoutes,
  ...certificateRecordRoutes,
];
