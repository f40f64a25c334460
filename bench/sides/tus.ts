import type { AddressInfo } from 'node:net';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/** The Node server of the tus protocol as its documents set it up, in the folder it is given. */
const server = new Server({ path: '/files', datastore: new FileStore({ directory: process.env['DATA_DIR'] ?? '' }) });
const http = server.listen({ host: '127.0.0.1', port: 0 }, () =>
  process.send?.({ port: (http.address() as AddressInfo).port }),
);
