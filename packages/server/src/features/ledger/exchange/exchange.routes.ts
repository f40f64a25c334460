import * as wire from '@shuyuan/contract/ledger/exchange.wire';
import { on } from '../../../platform/http/route.ts';
import { exchangeIntegral } from './exchange-integral.ts';
import { readExpiries } from '../expire/read-expiries.ts';
import { readExchange } from './read-exchange.ts';

export const exchangeRoutes = [
  on(wire.readExchange, readExchange),
  on(wire.exchangeIntegral, exchangeIntegral),
  on(wire.readExpiries, readExpiries),
];
