import { Page } from '../features/page/page.tsx';
import { usersText as text } from '../texts/users.ts';

export function Users() {
  return <Page title={text.title}>{null}</Page>;
}
