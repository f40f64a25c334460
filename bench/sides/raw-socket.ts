import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

type On = { readonly message: (data: Buffer, isText: boolean) => void; readonly closed: () => void };
export type RawSocket = { readonly send: (text: string | Buffer) => void; readonly close: () => void };

/** Masked with nought: what a client must do, without the work. */
function frameOf(body: Buffer, isText: boolean): Buffer {
  const opcode = 0x80 | (isText ? 1 : 2);
  const mask = Buffer.alloc(4);
  if (body.length < 126) return Buffer.concat([Buffer.of(opcode, 0x80 | body.length), mask, body]);
  const long = Buffer.alloc(body.length > 0xffff ? 10 : 4);
  long.writeUInt8(opcode, 0);
  long.writeUInt8(0x80 | (body.length > 0xffff ? 127 : 126), 1);
  if (body.length > 0xffff) long.writeBigUInt64BE(BigInt(body.length), 2);
  else long.writeUInt16BE(body.length, 2);
  return Buffer.concat([long, mask, body]);
}

/** The frames of a server as far as they have come; what is left begins another. */
function takeFrames(socket: Socket, bytes: Buffer, on: On): Buffer {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length - at < head) break;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    if (bytes.length - at < head + length) break;
    const opcode = (bytes[at] ?? 0) & 0x0f;
    if (opcode === 9) socket.write(Buffer.of(0x8a, 0x80, 0, 0, 0, 0));
    if (opcode === 1 || opcode === 2) on.message(bytes.subarray(at + head, at + head + length), opcode === 1);
    at += head + length;
  }
  return bytes.subarray(at);
}

/** As little of a WebSocket as a viewer needs: thousands of them must not be what is measured. */
export function openRaw(url: string, path: string, on: On): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname);
    let held: Buffer = Buffer.alloc(0);
    let isOpen = false;
    socket.setNoDelay(true);
    socket.on('error', fail);
    socket.on('close', on.closed);
    socket.on('connect', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${url}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      ),
    );
    const send = (body: string | Buffer): void =>
      void socket.write(frameOf(Buffer.from(body as string), typeof body === 'string'));
    socket.on('data', (chunk: Buffer) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const end = isOpen ? -1 : held.indexOf('\r\n\r\n');
      if (!isOpen && end < 0) return;
      if (!isOpen) {
        isOpen = held.toString('latin1', 0, 12).endsWith('101');
        held = held.subarray(end + 4);
        if (isOpen) done({ send, close: () => socket.destroy() });
        else fail(new Error('the socket was refused'));
      }
      held = takeFrames(socket, held, on);
    });
  });
}
