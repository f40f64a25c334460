import { type AmfValue, writeAmf } from './amf.ts';
import { MessageType, messageBytes, outChunkSize } from './rtmp-messages.ts';

/** How much may be on its way before we say what has arrived. */
export const windowBytes = 2_500_000;
/** The one stream a connection has here. */
export const streamId = 1;

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** What is said to a program that pushes. */
export function pushAnswers(write: (bytes: Buffer) => void) {
  const send = (type: number, body: Buffer, stream = 0): void => write(messageBytes({ type, streamId: stream, body }));
  const answer = (...values: readonly AmfValue[]): void => send(MessageType.command, writeAmf(...values));
  return {
    answer,
    acknowledge: (received: number): void => send(MessageType.acknowledgement, number(received % 2 ** 32)),
    status: (level: 'status' | 'error', code: string, description: string): void =>
      send(MessageType.command, writeAmf('onStatus', 0, null, { level, code, description }), streamId),
    connect: (transaction: number): void => {
      send(MessageType.windowSize, number(windowBytes));
      send(MessageType.peerBandwidth, Buffer.concat([number(windowBytes), Buffer.of(2)]));
      send(MessageType.setChunkSize, number(outChunkSize));
      const code = 'NetConnection.Connect.Success';
      const told = { level: 'status', code, description: 'connected', objectEncoding: 0 };
      answer('_result', transaction, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, told);
    },
  };
}
