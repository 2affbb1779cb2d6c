import { lazyComponent } from '../ui/states/lazy-component.ts';

export const Landing = lazyComponent(() => import('../screens/landing.tsx'), 'Landing');
export const Reset = lazyComponent<'Reset', object>(() => import('../features/sign-in/parts.ts'), 'Reset');
export const NotFound = lazyComponent(() => import('../screens/not-found.tsx'), 'NotFound');
