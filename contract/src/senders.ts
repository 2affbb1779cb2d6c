import * as z from 'zod/mini';
import { cityFromText } from './facts/emirates.ts';
import { LONGEST, MOST_ADDRESSES } from './facts/limits.ts';
import { DESK, DISPATCH, READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import {
  byId,
  city,
  email,
  id,
  instant,
  maybePicture,
  maybeWords,
  notEither,
  phone,
  version,
  words,
} from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { noSuchSender } from './shared-refusals.ts';
import { maybeIban, maybeMakani, maybeTrn } from './uae-fields.ts';

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

/** Sender with the additional fields of its details and form, which the specification does not have. */
export const SenderRecord = z.extend(Sender, {
  phoneE164: z.string(),
  legalName: z.string(),
  trn: z.string(),
  makani: z.string(),
  landmark: z.string(),
  iban: z.string(),
  version: z.string(),
});
export type SenderRecord = z.infer<typeof SenderRecord>;

export const DeletedSender = z.extend(Sender, { deletedAt: instant });
export type DeletedSender = z.infer<typeof DeletedSender>;

/** An emirate, or any other city as typed, because a branch may be abroad. */
const anyCity = words(LONGEST.area).check(z.overwrite((text) => cityFromText(text) ?? text));

const GivenAddress = z.strictObject({
  _id: z.optional(id),
  country: words(LONGEST.country),
  city: anyCity,
  street: words(LONGEST.street),
  houseNo: maybeWords(LONGEST.houseNo),
});

/** Details for creating and updating a sender. Fields missing in an update are unchanged. */
export const SenderDetails = z.strictObject({
  role: z.enum(SENDER_ROLES, notEither(SENDER_ROLES)),
  name: words(LONGEST.name),
  email,
  phone,
  country: words(LONGEST.country),
  city,
  street: words(LONGEST.street),
  houseNo: z.optional(maybeWords(LONGEST.houseNo)),
  profilePic: z.optional(maybePicture),
  addresses: z.optional(
    z
      .array(GivenAddress)
      .check(z.maxLength(MOST_ADDRESSES, rule('too_many_addresses', { max: MOST_ADDRESSES }))),
  ),
  legalName: z.optional(maybeWords(LONGEST.legalName)),
  trn: z.optional(maybeTrn),
  makani: z.optional(maybeMakani),
  landmark: z.optional(maybeWords(LONGEST.landmark)),
  iban: z.optional(maybeIban),
});
export type SenderDetails = z.infer<typeof SenderDetails>;

/** Update of a sender; without a version it overwrites any version. */
export const SenderUpdate = z.extend(SenderDetails, { version: z.optional(version) });
export type SenderUpdate = z.infer<typeof SenderUpdate>;

const taken = {
  iban_for_administrators: 'Only an administrator may enter an IBAN',
  sender_email_taken: 'The email belongs to another sender',
  sender_phone_taken: 'The phone belongs to another sender of its role',
};

export const senders = table('senders', {
  listSenders: {
    method: 'GET',
    path: '/api/senders/all',
    may: READERS.senders,
    summary: 'All senders, newest first',
    reply: z.array(Sender),
  },
  deleteSender: {
    method: 'DELETE',
    path: '/api/senders/delete/:id',
    may: DISPATCH,
    summary: 'Deletes a sender; orders keep the details',
    invalidates: ['senders', 'overview'],
    params: byId,
    ...messageOnly,
    refusals: {
      ...noSuchSender,
      sender_has_returns: 'Parcels go back to them',
      sender_has_open_cash: 'Cash of undelivered or unpaid orders is still open',
      sender_has_cash_elsewhere: 'The same in a warehouse that the caller does not see',
      sender_has_balance: 'Money that was collected for it is not paid out, or it owes money',
      sender_has_charges: 'It has charges that are on no statement',
      sender_has_pickups: 'Pickups there are still to come',
      sender_has_keys: 'It has API keys and the caller is no administrator',
    },
  },
  createSender: {
    method: 'POST',
    path: '/api/senders',
    feature: 'tawseel',
    may: DISPATCH,
    summary: 'Registers a sender',
    invalidates: ['senders', 'overview'],
    body: SenderDetails,
    ...withMessage(SenderRecord),
    status: 201,
    refusals: taken,
  },
  listDeletedSenders: {
    method: 'GET',
    path: '/api/senders/deleted',
    feature: 'tawseel',
    may: DISPATCH,
    summary: 'All deleted senders, last deleted first',
    ...keyed('data', z.array(DeletedSender)),
  },
  readSender: {
    method: 'GET',
    path: '/api/senders/:id',
    feature: 'tawseel',
    may: DESK,
    summary: 'A sender with all details; full IBAN only for administrators, last 4 characters for others',
    params: byId,
    ...keyed('data', SenderRecord),
    refusals: noSuchSender,
  },
  updateSender: {
    method: 'PUT',
    path: '/api/senders/:id',
    feature: 'tawseel',
    may: DISPATCH,
    summary: 'Changes a sender; fields left out stay, orders do not change',
    invalidates: ['senders', 'overview'],
    params: byId,
    body: SenderUpdate,
    ...withMessage(SenderRecord),
    refusals: {
      ...noSuchSender,
      sender_deleted_meanwhile: 'It was deleted',
      ...taken,
      company_has_rates: 'A company with rates stays one',
      changed_meanwhile: 'Someone else changed it since this version',
    },
  },
  restoreSender: {
    method: 'POST',
    path: '/api/senders/restore/:id',
    feature: 'tawseel',
    may: DISPATCH,
    summary: 'Brings a deleted sender back, with its rates; its API keys are revoked',
    invalidates: ['senders', 'cityRates', 'zoneRates', 'overview'],
    params: byId,
    ...withMessage(SenderRecord),
    refusals: {
      no_such_deleted_sender: 'No such deleted sender',
      restored_email_taken: 'Its email now belongs to another sender',
      restored_phone_taken: 'Its phone now belongs to another sender of its role',
    },
  },
});
