import type { rates } from '@tawseel/contract/rates';
import type { Handlers } from '../http/serve.ts';
import { cityRateCalls } from './city-rates.ts';
import { zoneRateCalls } from './zone-rates.ts';

export const rateCalls: Handlers<typeof rates> = { ...cityRateCalls, ...zoneRateCalls };
