import * as z from 'zod/mini';
import { DESK, DISPATCH } from './facts/roles.ts';
import { byId, instant } from './fields.ts';
import { messageOnly, table } from './route.ts';

export const SENDER_ROLES = ['User', 'Company'] as const;

export const SenderAddress = z.object({
  _id: z.string(),
  country: z.string(),
  city: z.string(),
  street: z.string(),
  houseNo: z.string(),
});

export const Sender = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  city: z.string(),
  street: z.string(),
  houseNo: z.string(),
  role: z.string(),
  profilePic: z.string(),
  createdAt: instant,
  addresses: z.array(SenderAddress),
});
export type Sender = z.infer<typeof Sender>;

export const senders = table('senders', {
  listSenders: {
    method: 'GET',
    path: '/api/senders/all',
    may: DESK,
    fromReplica: true,
    summary: 'Every sender, newest first',
    reply: z.array(Sender),
  },
  deleteSender: {
    method: 'DELETE',
    path: '/api/senders/delete/:id',
    may: DISPATCH,
    summary: 'Deletes a sender; the orders stay, with the details as they were',
    params: byId,
    ...messageOnly,
    refusals: { 404: 'No such sender', 409: 'Cash of undelivered or unpaid orders is still open' },
  },
});
