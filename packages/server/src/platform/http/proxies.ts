import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Whether what an address says about callers is believed. */
export type TrustsProxy = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** The proxies the operator named; nobody else can say where a call came from. */
export function proxyTrust(networks: readonly string[]): TrustsProxy {
  const named = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) named.addAddress(address, familyOf(address));
    else named.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => address !== '' && named.check(address, familyOf(address));
}

/** The address of the socket, or, where that is a proxy of ours, the last one in its header that is none. */
export function callerAddress({ socket, headers }: IncomingMessage, isTrusted: TrustsProxy): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const way = [socket.remoteAddress ?? '', ...told.map((address) => address.trim()).toReversed()];
  const known = way.filter((address) => address !== '');
  return known.find((address) => !isTrusted(address)) ?? known.at(-1) ?? '';
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];

/** A proxy on this machine has its address too: what it passes on did not come from here. */
export const isPassedOn = ({ headers }: IncomingMessage): boolean =>
  proxyHeaders.some((name) => headers[name] !== undefined);
