import { startPage } from '../../entry/start-page.ts';
import { english } from './english.ts';

void startPage({
  language: english,
  sessionKeys: { token: 'secondToken', person: 'secondPerson' },
  load: () => import('./main.tsx'),
});
