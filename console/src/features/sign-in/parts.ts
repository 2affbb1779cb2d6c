/** One chunk for all of signing in beyond the first step: parts that several chunks shared would come with every screen. */
export { FirstPassword } from './first-password.tsx';
export { PinDialog } from './pin-dialog.tsx';
export { Reset } from './reset.tsx';
export { SignInAgain } from './sign-in-again.tsx';
export { SignInSections } from './sign-in-sections.tsx';
export { StaffSignIn } from './staff-sign-in.tsx';
