export const account = {
  wrong_password: 'The email or the password is wrong.',
  not_active: 'Your account is not active. Please ask your supervisor or an administrator.',
  password_just_changed: 'Your password was just changed on another device. Sign in with the new one.',
  same_password: 'Choose a password that is not your current one.',
  no_such_device: 'This device is already signed out.',
  email_needs_supervisor: 'You have no password. Ask your supervisor to change the email.',
  email_needs_password: 'Enter your password to change the email.',
  phone_needs_supervisor: 'You sign in with this number; ask your supervisor to change it.',
  no_secret: 'Start again: there is no secret to confirm.',
  second_factor_on: 'The second factor is already on. Turn it off first to use another app.',
  second_factor_off: 'The second factor is already off.',
  wrong_code: 'This code is wrong. Check that your phone sets its time automatically.',

  password_changed: 'Your password was changed. Your other devices are signed out.',
  signed_out: 'You are signed out.',
  profile_saved: 'Your profile was saved.',
  second_factor_turned_on:
    'The second factor is on: you enter a code when you sign in. Your other devices are signed out.',
  second_factor_turned_off: 'The second factor is off. You sign in with your password only.',
};
