import { startPage } from '../../entry/start-page.ts';
import { english } from './texts/en/english.ts';

void startPage({
  sessionKeys: { token: 'secondToken', person: 'secondPerson' },
  languages: { en: async () => english },
  notLoaded: english.notLoaded,
  load: () => import('./main.tsx'),
});
