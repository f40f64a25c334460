import type { listMyFiles } from '@shuyuan/contract/files/files.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

export type MyFile = OutputOf<typeof listMyFiles>['items'][number];

export const downloadOf = ({ path }: Pick<MyFile, 'path'>): string => `${path}?download=1`;
