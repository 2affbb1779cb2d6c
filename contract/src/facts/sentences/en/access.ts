import { aRole } from './words.ts';

type NameParam = { name: string };
type Phone = { phone: string };

const HEADER = 'this call needs the header “Authorization: Bearer”, a space and';

export const access = {
  session_ended: 'Your session has ended. Please sign in again.',
  session_missing: `Sign in first: ${HEADER} the token of a session.`,
  key_missing: ({ role }: { role: string }) =>
    `T${HEADER.slice(1)} an API key for ${role}, or the token of a session.`,
  key_invalid: 'This API key is unknown, revoked or expired, or its owner is not active.',
  key_or_token_invalid: 'This is not a valid API key or session token.',
  not_a_token: 'This is not a token of this server.',
  other_device: 'This session belongs to another device. Please sign in again.',
  just_moved: 'You were just moved to another warehouse. Please try again.',
  change_password_first: 'First change the password that was created for you.',
  role_not_allowed: ({ role }: { role: string }) => `${aRole(role)} may not make this call.`,
  key_not_allowed: ({ role }: { role: string }) => `This API key is for ${role} and may not make this call.`,
  people_only: 'API keys cannot make this call.',

  too_many_failures: 'Too many failed attempts. Please try again in 15 minutes.',
  too_many_sign_ins: 'Too many sign-ins to this account from your network. Please try again in 15 minutes.',
  too_many_links: 'Too many links were requested. Check your mailbox, or try again in an hour.',
  sign_ins_queue_full: 'Too many people are signing in. Please try again in a few seconds.',

  no_such_colleague: 'There is no member of staff with this id.',
  no_such_driver: 'There is no driver with this id.',
  sign_in_email_taken: ({ email }: { email: string }) => `Someone already signs in with ${email}.`,
  administrators_name: 'Only an administrator can use this name.',
  driver_has_no_password: 'Drivers sign in with phone and PIN. Set a PIN instead.',
  link_gone: 'This link was already used or has expired. Ask for a new one.',
  driver_without_phone: ({ name }: NameParam) => `${name} has no phone number to sign in with.`,
  weak_pin: 'This PIN is easy to guess. Do not use a sequence, a repetition or a phone number.',
  driver_phone_taken: ({ phone }: Phone) =>
    `Another driver signs in with ${phone}. Change one of the numbers first.`,
  wrong_pin:
    'The phone number or the PIN is wrong. After many wrong PINs you need a new one from your supervisor.',
  driver_not_active: 'Your account is not active. Please ask your supervisor.',
  second_factor: 'Enter the code that your authenticator app shows.',
  wrong_second_factor: 'This code is wrong or was used before. Wait for the next one.',
  wrong_own_password: 'This is not your password.',
  short_password: 'The password must have at least 12 characters.',
  weak_password:
    'This password is easy to guess: it is common, contains your name or email, or is a row of keys or a repetition. Choose another.',
  account_gone: 'The account of this session was deleted.',
  /** The same text, in reply to a call about the profile of that account. */
  own_account_gone: 'The account of this session was deleted.',

  password_made: ({ name }: NameParam) => `${name} can sign in with this password and must then change it.`,
  link_made: ({ name }: NameParam) => `${name} can use this link once, within 24 hours, to set a password.`,
  link_mail_subject: 'Set your password',
  link_mail: ({ link }: { link: string }) =>
    [
      'Someone, probably you, asked for a new password for Tawseel.',
      'Use this link once, within 24 hours, to set it:',
      link,
      'If it was not you, ignore this mail. Your password does not change.',
      '',
    ].join('\n\n'),
  link_on_its_way: 'If an account has this email, a link was sent to it.',
  password_set: 'Your password was set. Sign in with it.',
  staff_signed_out: ({ name }: NameParam) => `${name} is signed out of all devices.`,
  pin_set: ({ name, phone }: NameParam & Phone) =>
    `The PIN of ${name} was set. They sign in with ${phone} and this PIN.`,
};
