import { lazyPart } from '../ui/lazy-part.ts';

export const Landing = lazyPart(() => import('../screens/landing.tsx'), 'Landing');
export const NotFound = lazyPart(() => import('../screens/not-found.tsx'), 'NotFound');
