import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { previewPublish } from '@shuyuan/contract/study/courses/manage.wire';

/** The effect publishing would have. */
export type PublishPreview = OutputOf<typeof previewPublish>;
